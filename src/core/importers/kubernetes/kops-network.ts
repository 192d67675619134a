import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { valueAt } from '../../model/nodes.ts'
import { cniAt } from '../names.ts'
import type { KubernetesObject } from './object.ts'

/** The networks that kOps gives a cluster, as they stand below `networking`; those of no decision have a name. */
const networks: readonly (readonly [key: string, other?: string])[] = [
  ['cilium', 'cilium'],
  ['canal', 'canal'],
  ['kubeRouter', 'kube-router'],
  ['kuberouter', 'kube-router'],
  ['flannel'],
  ['calico'],
]

/** `networking: {cilium: {}}`. */
export const kopsNetwork = ({ manifest, placeOf }: KubernetesObject): readonly Observation[] =>
  networks.flatMap(([key, other]) => {
    const path = ['spec', 'networking', key]
    const value = valueAt(manifest.value, path)
    if (value === undefined || value === null) return []
    const place = placeOf(path)
    return other === undefined
      ? cniAt(key, place, { inferred: true })
      : [stated('network.otherCni', other, key, place)]
  })
