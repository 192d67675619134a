import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { cniAt, networkModeAt } from '../names.ts'
import { matchesOf } from '../text-of.ts'

/** “- CNI Calico” as an item of its own, and what other languages call the plugin. */
const plugin =
  /^[ \t>]{0,8}(?:[-*•·][ \t]{1,3}|\d{1,2}[.)][ \t])?(?:CNI(?:[- ]plugin)?|netz(?:werk)?-?plugin|complemento de red|plugin de rede?|plugin r[ée]seau)[ \t]{0,2}(?:[:=][ \t]{0,3}|[-–][ \t]|[ \t])(flannel|calico|antrea)(?=[ \t]*(?:v?\d[\w.]{0,12}[ \t]*)?(?:[(,;]|$))/gim

const mode =
  /(?<![\p{L}])(?:netzwerkmodus|mode (?:de )?r[ée]seau|modo de rede?)[ \t]{0,2}(?:[:=]|ist|est|es|é)?[ \t]{0,3}(l2bridge|l2tunnel|overlay|transparent|nat)\b/giu

/** What lists of German, French, Spanish and Portuguese mails say of the network. */
export const networkLabelsIn = (doc: Document): readonly Observation[] => [
  ...matchesOf(doc, plugin).flatMap(({ raw, place }) => cniAt(raw, place)),
  ...matchesOf(doc, mode).flatMap(({ raw, place }) => networkModeAt(raw, place)),
]
