import type { SourceRef } from '../../catalog/fact.ts'
import type { RecordSource } from './model.ts'

export type Lookup = (ref: string) => { readonly url: string; readonly title: string } | undefined

/** Numbers sources in the order in which the text names them; several lines of a page are one. */
export function createCitations(lookup: Lookup) {
  const sources = new Map<string, RecordSource>()
  return {
    /** ` [1, 4]`; empty where nothing is cited. */
    cite(refs: readonly SourceRef[]): string {
      const numbers = refs.flatMap((ref) => {
        const found = lookup(ref)
        if (!found) return []
        const url = found.url.replace(/(?:\?plain=1)?#L\d+(?:-L\d+)?$/, '')
        const known = sources.get(url) ?? { number: sources.size + 1, title: found.title, url }
        sources.set(url, known)
        return [known.number]
      })
      return numbers.length === 0 ? '' : ` [${[...new Set(numbers)].join(', ')}]`
    },
    all: (): readonly RecordSource[] => [...sources.values()],
  }
}
