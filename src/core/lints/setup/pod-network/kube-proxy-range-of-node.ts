import { network } from '../../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { containsRange, parseCidr } from '../../../values/address.ts'

export const kubeProxyRangeOfNode = defineLint({
  id: 'kube-proxy-range-of-node',
  on: 'setup',
  summary: 'The range of pods that kube-proxy is given holds the subnet of its node',
  remediation:
    'Compare both with --cluster-cidr of the controller manager, and give kube-proxy the range of all pods.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    // With a plugin that is known, its own way to hand out addresses decides.
    const isPluginTold =
      deciding(observations, 'cni').length > 0 ||
      deciding(observations, 'ipam').length > 0 ||
      named(observations, 'network.otherCni').length > 0
    if (isPluginTold) return []
    const given = onlyOne(
      ['kubeProxy.flag.cluster-cidr', 'kubeProxy.config.clusterCIDR'].flatMap((name) =>
        named(observations, name),
      ),
    )
    const node = onlyOne(
      deciding(observations, 'podCIDR').filter(({ subject = '' }) => !subject.startsWith('linux ')),
    )
    if (!given || !node) return []
    const whole = rangesOf(given)
    const own = rangesOf(node)
    const lost = own.find(
      (subnet) =>
        whole.some(({ family }) => family === subnet.family) &&
        !whole.some((range) => containsRange(range, subnet)),
    )
    if (!lost) return []
    return [
      {
        path: [],
        place: placeOf(given),
        also: [placeOf(node)],
        basis: 'advice',
        message: `kube-proxy takes ${String(given.value)} for the range of all pods; ${lost.text}, which the node has for its pods, is no part of it: one of the two is left over, or of another cluster, unless the network hands out addresses of its own.`,
        facts: [network.podSubnet],
      },
    ]
  },
})

/** Of several nobody says which one is meant. */
const onlyOne = (all: readonly Observation[]): Observation | undefined =>
  new Set(all.map(({ value }) => String(value))).size === 1 ? all[0] : undefined

const rangesOf = ({ value }: Observation) =>
  String(value)
    .split(',')
    .flatMap((text) => parseCidr(text.trim()) ?? [])
