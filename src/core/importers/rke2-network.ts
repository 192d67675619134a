import { rke2 } from '../catalog/distributions.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { cniAt, networkModeAt } from './names.ts'
import type { Leaf } from './tree.ts'

const { cni: withOne, backend } = rke2.flannelBackend.value

/** The network that a cluster of RKE2 is made with. */
export function networkOfRke2({ raw, place }: Leaf): readonly Observation[] {
  return [
    stated('cluster.distribution', 'rke2', raw, place, { inferred: true }),
    stated('rke2.cni', raw, raw, place),
    ...cniAt(raw, place),
    ...(raw === withOne
      ? networkModeAt(backend, place, { inferred: true }).map((one) => ({ ...one, raw }))
      : []),
  ]
}

/** Servers set up so that no agent starts kube-proxy. */
export function withoutProxyAt(leafAt: (key: string) => Leaf | undefined): readonly Observation[] {
  const leaf = leafAt(rke2.withoutProxy.value)
  return leaf && /^true$/i.test(leaf.raw)
    ? [stated('rke2.withoutProxy', true, leaf.raw, leaf.place)]
    : []
}
