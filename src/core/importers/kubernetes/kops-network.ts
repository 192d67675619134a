import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Path } from '../../text/path.ts'
import { cniAt } from '../names.ts'
import type { KubernetesObject } from './object.ts'

/** The networks that kOps gives a cluster, as they stand below `networking`; those of no decision have a name. */
const networks: readonly (readonly [key: string, other?: string])[] = [
  ['cilium', 'cilium'],
  ['canal', 'canal'],
  ['kubeRouter', 'kube-router'],
  ['kuberouter', 'kube-router'],
  ['kindnetd', 'kindnet'],
  ['flannel'],
  ['calico'],
]

/** `networking: {cilium: {}}` of kOps, and what EKS Anywhere has below `cniConfig`. */
export const networkBelow = (
  { manifest, placeOf }: KubernetesObject,
  parent: Path,
): readonly Observation[] =>
  networks.flatMap(([key, other]) => {
    const path = [...parent, key]
    const value = valueAt(manifest.value, path)
    if (value === undefined || value === null) return []
    const place = placeOf(path)
    return other === undefined
      ? cniAt(key, place, { inferred: true })
      : [stated('network.otherCni', other, key, place)]
  })
