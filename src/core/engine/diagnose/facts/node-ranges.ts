import type { Observation } from '../../../model/observation.ts'
import { containsRange, parseCidr } from '../../../values/address.ts'

/**
 * OpenShift gives the kube-proxy of each Windows node the range of that node, which lies in the one
 * of the hybrid overlay: where both are told, the larger one is the range of the pods.
 */
export function withoutNodeRanges(observations: readonly Observation[]): readonly Observation[] {
  const isOpenshift = observations.some(
    ({ name, value }) => name === 'cluster.distribution' && value === 'openshift',
  )
  if (!isOpenshift) return observations
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
