import { cni } from '../../../catalog/cni/index.ts'
import { network } from '../../../catalog/network.ts'
import { podSubnet } from '../../../catalog/node-conditions.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { overlaps, parseCidr, parseCidrList } from '../../../values/address.ts'
import { faultAt } from '../../fault-at.ts'

/** Networks of agents that have a range of their own beside that of the cluster. */
const ofAgents = new Set<unknown>(
  Object.values(cni).flatMap(({ modes }) =>
    modes.flatMap((mode) =>
      'hnsNetworkNameIsFixed' in mode && mode.hnsNetworkNameIsFixed
        ? [mode.hnsNetworkName.value]
        : [],
    ),
  ),
)

export const hnsSubnetOfPods = defineLint({
  id: 'hns-subnet-of-pods',
  on: 'setup',
  summary: 'The overlay network in HNS is cut from the range of pods',
  remediation:
    'Stop kubelet, kube-proxy and the network agent, remove the HNS network, and start the agent first: it makes the network anew from the range that the cluster has now.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const modes = deciding(observations, 'networkMode')
    const names = named(observations, 'hns.network.name')
    const made = named(observations, 'hns.network.addressPrefix').filter(
      ({ value }) => value !== network.helperRanges.sdn.value,
    )
    const ranges = deciding(observations, 'clusterCIDR')
    const [one] = made
    const [range] = ranges
    if (!one || !range || modes.length === 0) return []
    if (modes.some(({ value }) => value !== 'overlay')) return []
    if (names.some(({ value }) => ofAgents.has(value))) return []
    // That of the node itself is compared with it elsewhere.
    if (deciding(observations, 'podCIDR').length > 0) return []
    // Of several networks nobody says which one the pods are on.
    if (new Set(made.map(({ value }) => value)).size > 1) return []
    const own = parseCidr(String(one.value))
    const pods = ranges.flatMap(({ value }) => parseCidrList(String(value)) ?? [])
    const ofFamily = pods.filter(({ family }) => family === own?.family)
    if (!own || ofFamily.length === 0 || ofFamily.some((other) => overlaps(own, other))) return []
    return [
      faultAt(
        placeOf(one),
        'fails',
        `The HNS network has ${own.text}, no part of the range of pods, ${ofFamily.map(({ text }) => text).join(', ')}: it is left over from a cluster or a range before, and the other nodes have no route to its pods.`,
        podSubnet.ofNetwork,
        { also: ranges.slice(0, 3).map(placeOf) },
      ),
    ]
  },
})
