import { indexAt } from '../../../text/starts.ts'
import { grouped } from '../../../values/grouped.ts'
import type { Finding } from '../../../model/finding.ts'
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
  const linesOf = new Map(
    [...grouped(places, ({ file }) => file)].map(([file, own]) => [
      file,
      [-1, ...own.map(({ line = 0 }) => line)].toSorted((a, b) => a - b),
    ]),
  )
  const isSilent = ({ file, lines: [first, last] }: Pick<DocumentReport, 'file' | 'lines'>) => {
    const lines = linesOf.get(file) ?? [-1]
    return indexAt(lines, last) === indexAt(lines, first - 1)
  }
  const isAside = ({ doc, reading }: ReadDocument, i: number) => {
    const report = reports[i] ?? noReport
    if (report.read + report.checks > 0) return false
    if ((reading.inner ?? []).length > 0 || doc.text.trim() === '') return true
    return doc.command === undefined && !doc.isFenced && isWords(doc.text) && isSilent(report)
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
