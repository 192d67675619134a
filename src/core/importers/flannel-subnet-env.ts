import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, stated } from '../model/observe.ts'
import { parseCidr } from '../values/address.ts'
import { merged } from './command-line/observe.ts'
import { saidReadingsIn } from './command-line/said-flags.ts'
import { statementsBeside } from './prose.ts'
import { matches } from '../text/patterns/may-match.ts'
import { matchesOf } from './text-of.ts'

export const flannelSubnetEnv = defineImporter({
  id: 'flannel-subnet-env',
  summary: 'Subnet that flanneld gave the node (subnet.env)',
  isFile: 'whole',
  // Of MTU and IPMASQ other texts speak too.
  recognizes: (doc) =>
    matches(doc, /^\s*FLANNEL_(?:IPV6_)?(?:NETWORK|SUBNET)=/m) || matches(doc, rest),

  read: (doc) => {
    const flags = saidReadingsIn(doc)
    const own = {
      observations: [
        ...matchesOf(doc, /^\s*FLANNEL_NETWORK=(\S+)/gm).map(({ raw, place }) =>
          decided('clusterCIDR', raw, raw, place),
        ),
        ...matchesOf(doc, /^\s*FLANNEL_SUBNET=(\S+)/gm).map(({ raw, place }) =>
          decided('podCIDR', parseCidr(raw)?.text ?? raw, raw, place, {
            subject: 'node of subnet.env',
          }),
        ),
        ...matchesOf(doc, /^\s*FLANNEL_(?:IPV6_)?SUBNET=(\S*:\S*)/gm).map(({ raw, place }) =>
          stated('flannel.ipv6Subnet', raw, raw, place),
        ),
        ...matchesOf(doc, /^\s*FLANNEL_(?:IPV6_)?(?:NETWORK|SUBNET)=(\S+)/gm)
          .slice(0, 1)
          .map(({ place }) =>
            decided('cni', 'flannel', '', place, { absent: true, inferred: true }),
          ),
        ...missingIn(doc),
        ...statementsBeside(doc, /^\s*(?:#|[A-Z_\d]{3,60}=)/),
      ],
    }
    // Command lines that people write above and below it.
    return flags.length > 0 ? merged([own, ...flags]) : own
  },
})

const rest = /^\s*FLANNEL_MTU=\d+\s*\n\s*FLANNEL_IPMASQ=/m

/** What the plugin asks of the file; of the first two either family will do. */
const asked = [
  [/^\s*FLANNEL_(?:IPV6_)?NETWORK=\S/m, 'FLANNEL_NETWORK'],
  [/^\s*FLANNEL_(?:IPV6_)?SUBNET=\S/m, 'FLANNEL_SUBNET'],
  [/^\s*FLANNEL_MTU=\d/m, 'FLANNEL_MTU'],
  [/^\s*FLANNEL_IPMASQ=/m, 'FLANNEL_IPMASQ'],
] as const

/** One line alone, or some among other words, is what somebody took out of the file. */
function missingIn(doc: Document): readonly Observation[] {
  if (!doc.text.split('\n').every((line) => /^\s*(?:$|#|FLANNEL_)/.test(line))) return []
  const missing = asked.flatMap(([line, name]) => (line.test(doc.text) ? [] : [name]))
  return missing.length === 0 || missing.length > 2
    ? []
    : [stated('flannel.subnetEnv.missing', missing.join(', '), '', doc.placeAt(0))]
}
