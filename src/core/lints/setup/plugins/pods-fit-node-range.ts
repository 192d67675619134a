import { rangeOfNodeObject } from '../../../catalog/cni/file-facts.ts'
import { network } from '../../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import type { Observation } from '../../../model/observation.ts'
import { deciding, named } from '../../../model/observed.ts'
import { parseCidr } from '../../../values/address.ts'
import { ownValue } from '../../../values/own.ts'

export const podsFitNodeRange = defineLint({
  id: 'pods-fit-node-range',
  on: 'setup',
  summary: 'The pod range of a node has an address for each of its pods',
  remediation:
    'Allow fewer pods on the node (maxPods), or give nodes larger ranges (--node-cidr-mask-size of kube-controller-manager).',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const plugins = deciding(observations, 'cni').filter(({ absent }) => absent !== true)
    // Others take addresses from pools of their own.
    const [plugin] = plugins
    const fact = plugin && ownValue(rangeOfNodeObject, String(plugin.value))
    if (!fact || plugins.some(({ value }) => value !== plugin.value)) return []
    const [pods, ...more] = deciding(observations, 'maxPods').filter(
      ({ absent }) => absent !== true,
    )
    const told = prefixesIn(observations)
    const [range] = told
    if (!pods || !range) return []
    if (more.some(({ value }) => value !== pods.value)) return []
    if (told.some(({ prefix }) => prefix !== range.prefix)) return []
    const usable = Math.max(2 ** (32 - range.prefix) - network.keptPerPodSubnet.value, 0)
    if (Number(pods.value) <= usable) return []
    return [
      {
        path: [],
        place: placeOf(pods),
        also: [placeOf(range.one)],
        basis: 'unsupported',
        message: `The node takes ${String(pods.value)} pods, and its /${range.prefix} has addresses for ${usable}: further ones stay in ContainerCreating (“no IP addresses available in range set”).`,
        facts: [network.keptPerPodSubnet, fact],
      },
    ]
  },
})

/** How large the range of each node is: as its objects say, or as the controller manager is told. */
function prefixesIn(observations: readonly Observation[]) {
  const ofNodes = deciding(observations, 'podCIDR').flatMap((one) => {
    const range = parseCidr(String(one.value))
    return range?.family === 'ipv4' ? [{ prefix: range.prefix, one }] : []
  })
  if (ofNodes.length > 0) return ofNodes
  return named(observations, 'controllerManager.nodeCidrMaskSize')
    .map((one) => ({ prefix: Number(one.value), one }))
    .filter(({ prefix }) => prefix <= 32)
}
