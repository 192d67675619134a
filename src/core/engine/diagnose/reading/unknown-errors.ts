import type { Finding, Place } from '../../../model/finding.ts'
import type { ReadDocument, Unread } from './read.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** How the components of a node, and events, begin a line that tells of an error. */
const errorLine = new RegExp(
  acrossLines`
    ^(?:
      [^\n]{0,60}\b[EF]\d{4} \d{2}:\d{2}:\d{2}\.
      |[^\n]{0,80}\blevel="?(?:error|fatal|panic)\b
      |[^\n]{0,40}\[(?:ERROR|FATAL)\]
      |\s*(?:\S{1,80}\s+){0,3}Warning\s{2,}\w
      |panic: 
    )
  `,
)

/** What differs between messages of one kind: numbers, identifiers, names in quotes. */
const particular = /"[^"]{0,200}"|[\da-f]{4}[\da-f-]{4,60}|\d+/gi

/** Lines of one message, at most. */
const wrapped = 5

/** A log repeats itself; of more than that the rest is like what stands before. */
const mostLines = 5_000
const mostErrors = 300

/**
 * Lines of logs and events that tell of an error which no finding is about, so that the silence on
 * them is no verdict: the first of each document, with the number of their kinds.
 */
export function unknownErrors(
  documents: readonly ReadDocument[],
  findings: readonly Finding[],
): readonly Unread[] {
  const placesOf = ({ file, line, column, also = [] }: Finding): readonly Place[] =>
    file === undefined || line === undefined ? also : [{ file, line, column: column ?? 1 }, ...also]
  const told = new Set(findings.flatMap(placesOf).map(({ file, line }) => `${file}:${line}`))
  return documents.flatMap(({ doc, importer }): readonly Unread[] => {
    if (importer?.origin !== 'log') return []
    const known = new Set<string>()
    const unknown = new Map<string, number>()
    let last = { kind: '', line: -wrapped }
    let errors = 0
    for (const [i, line] of doc.text.split('\n', mostLines).entries()) {
      if (errors < mostErrors && errorLine.test(line)) {
        errors++
        const kind = line.slice(0, 300).replaceAll(particular, '')
        last = { kind, line: i }
        if (!unknown.has(kind)) unknown.set(kind, i)
      }
      if (i - last.line < wrapped && told.has(`${doc.file}:${doc.first + i}`)) known.add(last.kind)
    }
    const left = [...unknown].filter(([kind]) => !known.has(kind))
    const [first] = left
    if (first === undefined) return []
    const others = left.length - 1
    const line = doc.first + first[1]
    const reason = `The error in line ${line} is not known here${others === 0 ? '' : `, nor ${others} other ${others === 1 ? 'kind' : 'kinds'} of error in this text`}: no finding speaks of it.`
    return [{ file: doc.file, line, column: 1, reason }]
  })
}
