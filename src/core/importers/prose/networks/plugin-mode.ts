import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { cniAt, networkModeAt } from '../../names.ts'
import { systemBehind } from '../lines.ts'
import { saidIn } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “flannel is vxlan”, “Calico runs as overlay here”, “Flannel does host-gw”: the plugin, and what carries its packets. */
export const pluginModeIn = (doc: Document): readonly Observation[] =>
  saidIn(doc, told).flatMap(({ placeOf, groups: [name = '', mode = ''] }) =>
    systemBehind(doc, placeOf(1), mode) === 'linux'
      ? []
      : [...cniAt(name, placeOf(0)), ...(/bgp/i.test(mode) ? [] : networkModeAt(mode, placeOf(1)))],
  )

const told = new RegExp(
  acrossLines`
    (?<!\b(?:if|when|where|whether|once|unless|that|until|before|should)\s)\b(flannel|calico)\s
    (?:(?:does|is\sdoing)\s|(?:is|runs)\s(?:(?:in|as|on|set\sto|configured\s(?:as|with|for))\s)?)
    (vxlan|overlay|host-gw|bgp|l2bridge)\b(?!\s(?:or|vs)\b|[^.;\n]{0,40}\?)
  `,
  'gi',
)
