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
export function searchEntries(query: string): Search {
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

/** Of fewer words each one counts. */
const fewestWords = 4
const mostOfThem = 0.6

const foundOf = ({ id }: SearchResult) => allEntries[Number(id)] ?? []

function searchFor(query: string, combineWith: 'AND' | 'OR'): readonly SearchResult[] {
  index ??= createIndex()
  return index.search(query, {
    combineWith,
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boost: { title: 4, summary: 2 },
  })
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

/** Names are found whole, `--network-plugin`, and by their parts. */
const tokenize = (text: string): string[] => [
  ...text.split(/[\s,;:()“”'"]+/),
  ...text.split(/[\s,;:()“”'"./_-]+/),
]
