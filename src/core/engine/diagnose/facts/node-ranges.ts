import { nodeRange } from '../../../catalog/node-range.ts'
import type { Observation } from '../../../model/observation.ts'
import { containsRange, parseCidr } from '../../../values/address.ts'

const { distribution, network } = nodeRange.value

const hasNodeRanges = (observations: readonly Observation[]) =>
  observations.some(
    ({ name, decision, value }) =>
      (name === 'cluster.distribution' && value === distribution) ||
      (decision === 'hnsNetworkName' && value === network),
  )

/** Where kube-proxy has the range of one node, the larger one that it lies in is the range of the pods. */
export function withoutNodeRanges(observations: readonly Observation[]): readonly Observation[] {
  if (!hasNodeRanges(observations)) return observations
  const ranges = observations.flatMap(({ decision, value }) => {
    const range = decision === 'clusterCIDR' ? parseCidr(String(value)) : undefined
    return range ? [range] : []
  })
  return observations.map((one) => {
    const own = one.decision === 'clusterCIDR' ? parseCidr(String(one.value)) : undefined
    const isPart =
      own !== undefined &&
      ranges.some((whole) => whole.text !== own.text && containsRange(whole, own))
    return isPart ? { ...one, decision: null, name: 'kubeProxy.nodeRange' } : one
  })
}
