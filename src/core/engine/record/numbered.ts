import type { SourceRef } from '../../catalog/fact.ts'
import type { Said } from './model.ts'

type Source = { readonly title: string; readonly url: string }

export type Lookup = (ref: SourceRef) => Source | undefined

/** Gives each source a number in the order of its first mention. */
export function createNumbers(lookup: Lookup) {
  const numbers = new Map<string, number>()
  const sources: Source[] = []
  const numberOf = (source: Source): number => {
    const known = numbers.get(source.url)
    if (known !== undefined) return known
    sources.push(source)
    numbers.set(source.url, sources.length)
    return sources.length
  }
  return {
    sources,
    /** A statement with the numbers of its sources; one that follows from them says so. */
    say: (text: string, refs: readonly SourceRef[], isInferred = false): Said => ({
      text: isInferred ? `${text} (inferred)` : text,
      refs: [
        ...new Set(
          refs.flatMap((ref) => {
            const source = lookup(ref)
            return source ? [numberOf(source)] : []
          }),
        ),
      ],
    }),
  }
}

export const plainly = (text: string): Said => ({ text, refs: [] })
