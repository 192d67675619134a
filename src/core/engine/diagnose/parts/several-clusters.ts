import type { Finding } from '../../../model/finding.ts'
import { eachOnce } from '../../lint/lint.ts'
import { byGravity } from '../../evaluate.ts'
import { alikeTogether } from '../findings/alike.ts'
import type { OfPart } from './between-nodes.ts'
import { nobody, type ClusterPart } from './cluster-parts.ts'
import type { Diagnosis } from '../diagnosis.ts'
import type { DocumentReport } from '../reading/document-report.ts'
import type { Unread } from '../reading/read.ts'

/**
 * One answer about several clusters or nodes, each of which was judged by itself, and what shows
 * between them; the setup is that of the gravest fault, else of the first.
 */
export function ofSeveral(all: readonly OfPart[], between: readonly Finding[] = []): Diagnosis {
  const each = all.map(({ found }) => found)
  const main = mainOf(all)
  const once = <T>(of: (one: Diagnosis) => readonly T[], key: (one: T) => unknown) =>
    distinct(each.flatMap(of), key)
  return {
    observations: once(
      ({ observations }) => observations,
      ({ name, value, subject, file, line, column }) => [name, value, subject, file, line, column],
    ),
    findings: alikeTogether(
      [
        ...between,
        ...once(
          ({ findings }) => findings,
          ({ id, message, file, line, column }: Finding) => [id, message, file, line, column],
        ),
      ].toSorted(byGravity),
    ),
    questions: eachOnce(each.flatMap(({ questions }) => questions)),
    scenario: main?.found.scenario ?? {},
    unread: [
      ...all.flatMap(({ part }, i) => saidAt(part, i, main?.part.label ?? '')),
      ...once(
        ({ unread }) => unread,
        ({ file, line, reason }) => [file, line, reason],
      ),
    ],
    documents: distinct(
      all.flatMap(({ part, found }) => found.documents.flatMap((one) => withoutBlanks(one, part))),
      ({ file, lines, recognisedAs }) => [file, lines, recognisedAs],
    ),
    collect: once(
      ({ collect }) => collect,
      ({ command }) => command,
    ),
    logs: once(
      ({ logs }) => logs,
      (one) => one,
    ),
    words: once(
      ({ words }) => words,
      (one) => one,
    ),
  }
}

/** Whose setup is rebuilt. What was before a change is over, and what nobody names is no setup. */
function mainOf(all: readonly OfPart[]): OfPart | undefined {
  const named = all.filter(({ part }) => part.label !== nobody)
  return named[0]?.part.of === 'times'
    ? named[0]
    : (named.toSorted((a, b) => gravity(b.found) - gravity(a.found))[0] ?? all[0])
}

const gravities = { error: 2, warning: 1, unknown: 0, info: 0 } as const
const gravity = ({ findings }: Diagnosis) =>
  Math.max(0, ...findings.map(({ severity }) => gravities[severity]))

const saidAt = (
  { label, of = 'clusters', starts }: ClusterPart,
  index: number,
  main: string,
): readonly Unread[] => {
  const begin =
    index === 0
      ? `${of === 'nodes' ? 'The files tell' : 'The text tells'} of several ${of}. What belongs to ${label} is judged by itself`
      : `What belongs to ${label} is judged by itself too`
  const end =
    label !== main
      ? `; the setup that was rebuilt is that of ${main}`
      : index === 0
        ? ''
        : '; the setup that was rebuilt is its own'
  const reason =
    label === nobody
      ? 'Of this pool the text does not tell to which of the clusters it belongs: it is judged without their settings.'
      : `${begin}${end}.`
  return starts.map((place) => ({ ...place, column: 1, reason }))
}

/** Without the lines at both ends that belong to others. */
function withoutBlanks(report: DocumentReport, { files }: ClusterPart): readonly DocumentReport[] {
  const [from, to] = report.lines
  const text = files.find(({ name }) => name === report.file)?.text.split('\n') ?? []
  const own = text.slice(from - 1, to)
  const first = own.findIndex((line) => line.trim() !== '')
  if (first < 0) return []
  const last = own.findLastIndex((line) => line.trim() !== '')
  return [{ ...report, lines: [from + first, from + last] }]
}

const distinct = <T>(all: readonly T[], key: (one: T) => unknown): readonly T[] => [
  ...new Map(all.map((one) => [JSON.stringify(key(one)), one])).values(),
]
