import MiniSearch from 'minisearch'
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

/** The entries that match, the best first; a typo in a longer word is forgiven. */
export function searchEntries(query: string): readonly Found[] {
  index ??= createIndex()
  return index
    .search(query, {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 4, summary: 2 },
    })
    .flatMap(({ id }) => allEntries[Number(id)] ?? [])
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
