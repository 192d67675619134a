import type { SourceRef } from '../../../catalog/fact.ts'
import type { IndexContext } from '../../../model/artifact.ts'
import type { Block } from '../../formats/content.ts'
import { plainMarkdown } from '../../../text/formats/markdown.ts'

export interface Citations {
  /** Numbers that point at the list of sources; empty for none. */
  cite(refs: readonly SourceRef[]): string
  /** What was cited, in the order of the numbers. */
  list(): readonly Block[]
}

export type ReadmeContext = IndexContext & Pick<Citations, 'cite'>

/** Each address gets one number, so that the text stays readable. */
export function citations({ source }: Pick<IndexContext, 'source'>): Citations {
  const numbers = new Map<string, { readonly number: number; readonly title: string }>()
  return {
    cite(refs) {
      const cited = new Set<number>()
      for (const ref of refs) {
        const found = source(ref)
        if (!found) continue
        const entry = numbers.get(found.url) ?? { number: numbers.size + 1, title: found.title }
        numbers.set(found.url, entry)
        cited.add(entry.number)
      }
      return [...cited].map((number) => `[${number}]`).join(' ')
    },
    list() {
      if (numbers.size === 0) return []
      return [
        {
          text: `## Sources\n\n${[...numbers]
            .map(([url, { number, title }]) => `- [${number}] ${plainMarkdown(title)}: <${url}>`)
            .join('\n')}`,
        },
      ]
    },
  }
}
