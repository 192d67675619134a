import type { GeneratedFile } from '../../core/files.ts'
import {
  decisionIds,
  decisionOf,
  topics,
  type DecisionId,
  type Evaluation,
  type TopicId,
} from '../../core/plan.ts'
import { valueText } from '../components/value-text.ts'
import type { Place } from '../state/location.ts'
import type { LineOfFile } from './show-line.ts'

/** One thing that can be found, and where it leads. */
export interface Entry {
  readonly kind: 'Field' | 'Finding' | 'File' | 'Line' | 'Page'
  readonly title: string
  readonly detail: string
  readonly place: Place
  /** The field to go to on that page. */
  readonly field?: DecisionId
  /** The line to go to in the file. */
  readonly line?: LineOfFile
}

/** Everything of a plan that has a name: fields, findings, pages, files and their lines. */
export function entriesOf(
  { choices, findings }: Evaluation,
  files: readonly GeneratedFile[],
): readonly Entry[] {
  const topicOf = (id: DecisionId | undefined): TopicId =>
    id === undefined ? 'cluster' : decisionOf(id).topic
  return [
    ...topics.map(({ id, title, intro }): Entry => ({
      kind: 'Page',
      title,
      detail: intro,
      place: { page: 'plan', topic: id },
    })),
    ...pages,
    ...decisionIds.map((id): Entry => ({
      kind: 'Field',
      title: decisionOf(id).label,
      detail: `${id} · ${valueText(id, choices[id])}`,
      place: { page: 'plan', topic: topicOf(id) },
      field: id,
    })),
    ...findings.map(({ message, id, decisions: [first] }): Entry => ({
      kind: 'Finding',
      title: message,
      detail: id,
      place: { page: 'plan', topic: topicOf(first) },
      ...(first === undefined ? {} : { field: first }),
    })),
    ...files.map(({ path }): Entry => ({
      kind: 'File',
      title: path,
      detail: '',
      place: { page: 'review', file: path },
    })),
    ...files.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, i): readonly Entry[] =>
        line.trim().length < shortest
          ? []
          : [
              {
                kind: 'Line',
                title: line.trim(),
                detail: `${path}, line ${i + 1}`,
                place: { page: 'review', file: path },
                line: { path, line: i + 1 },
              },
            ],
      ),
    ),
  ]
}

const shortest = 4

const pages: readonly Entry[] = [
  {
    kind: 'Page',
    title: 'Review and download',
    detail: 'Runbook, files, zip',
    place: { page: 'review' },
  },
  {
    kind: 'Page',
    title: 'Compare',
    detail: 'Setups and network modes',
    place: { page: 'compare' },
  },
  {
    kind: 'Page',
    title: 'Diagnose',
    detail: 'What somebody sent you',
    place: { page: 'diagnose' },
  },
  {
    kind: 'Page',
    title: 'Reference',
    detail: 'Versions, flags, gates, messages, with their sources',
    place: { page: 'reference' },
  },
]

/** The entries that hold every word, the best first: what begins with the words, then titles, then the rest. */
export function search(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const whole = words.join(' ')
  return entries
    .flatMap((entry, at) => {
      const title = entry.title.toLowerCase()
      const text = `${title} ${entry.detail.toLowerCase()}`
      if (!words.every((word) => text.includes(word))) return []
      const isBegun = title.startsWith(whole) || entry.detail.toLowerCase().startsWith(whole)
      const isTitled = words.every((word) => title.includes(word))
      // Among lines, the one in which the word stands furthest left comes first.
      const place = entry.kind === 'Line' ? title.indexOf(words[0] ?? '') : 0
      return [{ entry, rank: isBegun ? 0 : isTitled ? 1 : 2, place, at }]
    })
    .toSorted(
      (a, b) =>
        lineLast(a.entry) - lineLast(b.entry) ||
        a.rank - b.rank ||
        kinds[a.entry.kind] - kinds[b.entry.kind] ||
        a.place - b.place ||
        a.at - b.at,
    )
    .slice(0, maxEntries)
    .map(({ entry }) => entry)
}

/** The text; where the first word searched for stands far inside, only from shortly before it. */
export function excerpt(text: string, query: string): string {
  const [word = ''] = query.toLowerCase().split(/\s+/).filter(Boolean)
  const at = text.toLowerCase().indexOf(word)
  return at <= maxLead ? text : `…${text.slice(at - shownLead)}`
}

/** Characters before the word: up to so many the text stays whole, else so many are shown. */
const maxLead = 28
const shownLead = 12

/** More entries than this are not shown. */
const maxEntries = 12

/** Lines are many, so they come after everything that has a name of its own. */
const lineLast = ({ kind }: Entry) => (kind === 'Line' ? 1 : 0)

const kinds = { Field: 0, Page: 1, Finding: 2, File: 3, Line: 4 } as const
