import MiniSearch, { type SearchResult } from 'minisearch'
import { sections, type Entry, type SectionId } from '../../core/lookup.ts'

export interface Found {
  readonly section: SectionId
  readonly entry: Entry
}

/** Every entry, in reading order. */
export const allEntries: readonly Found[] = sections.flatMap(({ id, entries }) =>
  entries().map((entry) => ({ section: id, entry })),
)

let index: MiniSearch | undefined

export interface Search {
  readonly found: readonly Found[]
  /** No entry has every word, so these have most of them. */
  readonly isPartial: boolean
}

/**
 * The entries that have every word, the best first; a typo in a longer word is forgiven. A long text,
 * such as a pasted message with names of its own, need not stand whole in an entry.
 */
export function searchEntries(asked: string): Search {
  const query = withoutSmallWords(asked)
  const whole = searchFor(query, 'AND')
  const words = new Set(tokenize(query.toLowerCase()).filter(Boolean)).size
  if (whole.length > 0 || words < fewestWords) {
    return { found: whole.flatMap(foundOf), isPartial: false }
  }
  const most = searchFor(query, 'OR').filter(
    ({ queryTerms }) => new Set(queryTerms).size >= words * mostOfThem,
  )
  return { found: most.flatMap(foundOf), isPartial: most.length > 0 }
}

/** A question is looked for by the words that name something. */
function withoutSmallWords(query: string): string {
  const words = query.replace(/\?\s*$/, '').split(/\s+/)
  const named = words.filter((word) => !smallWords.has(word.toLowerCase()))
  return named.length > 0 ? named.join(' ') : query
}

const smallWords = new Set(
  'a an and are can do does for from how i in is it my of on or the to what when where which why with'.split(
    ' ',
  ),
)

/** Of fewer words each one counts. */
const fewestWords = 3
const mostOfThem = 0.6

const foundOf = ({ id }: SearchResult) => allEntries[Number(id)] ?? []

function searchFor(query: string, combineWith: 'AND' | 'OR'): readonly SearchResult[] {
  index ??= createIndex()
  return index.search(query, {
    combineWith,
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boost: { title: 4, summary: 2 },
    boostDocument: (id, term) => weightOf(allEntries[Number(id)], term),
  })
}

/** The thing that is named, then what it is one of, before what is said of it. */
function weightOf(found: Found | undefined, term: string): number {
  if (!found) return 1
  const isNamed = found.entry.title.toLowerCase() === term.toLowerCase()
  return (weights[found.section] ?? 1) * (isNamed ? 3 : 1)
}

const weights: Partial<Record<SectionId, number>> = {
  kubernetes: 1.5,
  windows: 1.5,
  runtimes: 1.5,
  networking: 1.5,
  platforms: 1.5,
  distributions: 1.5,
  features: 1.5,
  disagreements: 0.6,
}

/** Made when something is searched for the first time. */
function createIndex(): MiniSearch {
  const search = new MiniSearch({ fields: ['title', 'summary', 'text'], tokenize })
  search.addAll(
    allEntries.map(({ entry: { title, summary, rows } }, id) => ({
      id,
      title,
      summary,
      text: rows.map(({ label, text }) => `${label} ${text}`).join(' '),
    })),
  )
  return search
}

/**
 * Names are found whole, `--network-plugin`, and by their parts; a date only whole: a year is more
 * often a release of Windows.
 */
function tokenize(given: string): string[] {
  const text = given.replace(/\b(\d{4})-(\d\d)-(\d\d)\b/g, 'on$1$2$3')
  return [...text.split(/[\s,;:()“”'"]+/), ...text.split(/[\s,;:()“”'"./_-]+/)]
}
