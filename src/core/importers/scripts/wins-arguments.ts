import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** `wins cli process run --path … --args "…"` */
const run = new RegExp(
  acrossLines`
    ^[^#\n]{0,200}\bwins(?:\.exe)?["']?[ \t]{1,4}cli[ \t]{1,4}process[ \t]{1,4}run
    [ \t][^\n]{0,300}?--args[ \t=]{1,4}(?:"([^"\n]{1,600})"|'([^'\n]{1,600})')
  `,
  'gim',
)
/** A word behind the whole name of an adapter; behind another value it may be a word of its own. */
const stray =
  /(?:^|\s)(--?(?:iface|[\w-]{0,30}(?:interface|adapter|nic)[\w-]{0,10})=[^\s=]{1,80}\s+(?![-$/\\])[\w().]{1,40}(?=[\s"']|$))/i

/** What wins takes for an argument of its own although it belongs to the value ahead of it. */
export const winsArgumentsIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, run)
    .slice(0, 20)
    .flatMap(({ raw, place }) => {
      const found = stray.exec(raw)
      const part = found?.[1]
      if (!found || part === undefined) return []
      const column = place.column + found.index + found[0].length - part.length
      return [stated('wins.strayArgument', part, part, { ...place, column })]
    })
