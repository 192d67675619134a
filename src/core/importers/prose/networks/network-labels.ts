import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { cniAt, networkModeAt } from '../../names.ts'
import type { Match } from '../../text-of.ts'
import { indexInLine, isDenied, lineOf } from '../lines.ts'
import { saidIn } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** The end of the item or its clause; what brackets say is of the value where they hold a version or a mode. */
const end = acrossLines`
  (?=
    [ \t]*(?:v?\d[\w.]{0,12}[ \t]*)?(?:
      [,;]|\.?[ \t]*$|\.\s
      |\((?:(?:version )?v?\d{1,2}\.[\w.]{1,12}|vxlan|bgp|host-gw|overlay|l2bridge|windows)\)
    )
  )
`

/** “- CNI Calico” as an item of its own, and what other languages call the plugin. */
const plugin = new RegExp(
  acrossLines`
    ^[ \t>]{0,8}(?:[-*•·][ \t]{1,3}|\d{1,2}[.)][ \t])?(?:
      CNI(?:[- ]plugin)?|netz(?:werk)?-?plugin|complemento de red|plugin de rede?
      |plugin r[ée]seau
    )[ \t]{0,2}(?:[:=][ \t]{0,3}|[-–][ \t]|[ \t])(flannel|calico|antrea)${end}
  `,
  'gim',
)

const mode = new RegExp(
  acrossLines`
    (?<![\p{L}\p{N}_\-])(?:netzwerkmodus|mode (?:de )?r[ée]seau|modo de rede?)[ \t]{0,2}
    (?:[:=]|ist|est|es|é)?[ \t]{0,3}(l2bridge|l2tunnel|overlay|transparent|nat)${end}
  `,
  'gimu',
)

/** Other systems and networks, other times, and what is not decided, in the rest of such an item. */
const ofLinux = /\blinux\b/i
const ofAnother = new RegExp(
  acrossLines`
    (?<![\p{L}\d])(?:
      hyper-?v|docker|switch|v?switch(?:es)?|virtualbox|alt|früher|vorher|bisher|bis|avant
      |ancien|jusqu['’]|antes|hasta|até|antigo|old|former|formerly|previously|until|oder|ou
      |planned|geplant
    )(?![\p{L}\d])
    |\?
  `,
  'iu',
)

/** Whether the item itself is of the Windows nodes of today. */
function isOfSetup(doc: Document, { raw, place }: Match): boolean {
  const line = lineOf(doc, place)
  const at = indexInLine(doc, place, raw)
  const own = line.slice(Math.max(at - 80, 0), at + raw.length + 80)
  return (
    !(ofLinux.test(own) && !/\bwindows\b/i.test(own)) &&
    !ofAnother.test(own) &&
    !isDenied(doc, place, raw)
  )
}

/** What lists of German, French, Spanish and Portuguese mails say of the network. */
export const networkLabelsIn = (doc: Document): readonly Observation[] => [
  ...found(doc, plugin).flatMap(({ raw, place }) => cniAt(raw, place)),
  ...found(doc, mode).flatMap(({ raw, place }) => networkModeAt(raw, place)),
]

const found = (doc: Document, pattern: RegExp) =>
  saidIn(doc, pattern).filter((one) => isOfSetup(doc, one))
