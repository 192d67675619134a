import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import { networkModeAt } from '../names.ts'
import type { Tree } from '../tree.ts'

/** What values of the chart of Flannel say of its backend, and what they leave to flanneld. */
export function flannelIn(tree: Tree): readonly Observation[] {
  const backend = tree.leafAt('flannel', 'backend')
  const range = tree.leafAt('podCidr')
  const numbers = [
    ['vni', 'vni'],
    ['backendPort', 'vxlanPort'],
  ] as const
  return [
    ...(backend
      ? [
          decided('cni', 'flannel', backend.raw, backend.place, { inferred: true }),
          ...networkModeAt(backend.raw, backend.place, { inferred: true }),
          stated('flannel.backend', backend.raw, backend.raw, backend.place),
        ]
      : []),
    ...(backend && range ? [decided('clusterCIDR', range.raw, range.raw, range.place)] : []),
    ...numbers.flatMap(([key, id]) => {
      const leaf = tree.leafAt('flannel', key)
      // Without it, or with 0, the chart leaves it to flanneld.
      if (backend?.value === 'vxlan' && (leaf === undefined || leaf.value === 0))
        return [stated('flannel.chartWithout', key, (leaf ?? backend).raw, (leaf ?? backend).place)]
      return typeof leaf?.value === 'number' ? [decided(id, leaf.value, leaf.raw, leaf.place)] : []
    }),
  ]
}
