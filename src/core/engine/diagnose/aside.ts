import type { Finding } from '../../model/finding.ts'
import type { DocumentReport } from './document-report.ts'
import type { ReadDocument, Unread } from './read.ts'

/**
 * The reports, of which those without content of their own are marked, where the same file has others.
 * What holds anything that could have been read, found or refused is no such thing.
 */
export function withAsides(
  documents: readonly ReadDocument[],
  reports: readonly DocumentReport[],
  findings: readonly Finding[],
  unread: readonly Unread[],
): readonly DocumentReport[] {
  const places = [...findings.flatMap((one) => [one, ...(one.also ?? [])]), ...unread]
  const isAside = ({ doc, reading }: ReadDocument, i: number) => {
    const { read, checks, file, lines } = reports[i] ?? noReport
    const isSilent = !places.some(
      ({ file: own, line = 0 }) => own === file && lines[0] <= line && line <= lines[1],
    )
    if (read + checks > 0) return false
    if ((reading.inner ?? []).length > 0 || doc.text.trim() === '') return true
    return isSilent && doc.command === undefined && !doc.isFenced && isWords(doc.text)
  }
  const asides = documents.map(isAside)
  const spoken = new Set(reports.flatMap(({ file }, i) => (asides[i] === true ? [] : [file])))
  return reports.map((report, i) =>
    asides[i] === true && spoken.has(report.file) ? { ...report, isAside: true } : report,
  )
}

const noReport = { read: 0, checks: 0, file: '', lines: [1, 1] } as const

/** Sentences and greetings, without anything that a program or a configuration has. */
const isWords = (text: string) =>
  text.length < mostWords && !text.split('\n').some((line) => ofProgram.test(line.trim()))

const mostWords = 4_000

const ofProgram =
  /[=\\{}|<>[\]$%^*_`~]|\S\s{2,}\S|(?:^|\s)-{1,2}[a-z]|\w:\w|\w\/\w*\/|\d[.:]\d|\w:\s\S|0x[\da-f]/i
