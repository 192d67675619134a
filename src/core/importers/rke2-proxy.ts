import { rke2 } from '../catalog/distributions.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import type { Leaf } from './tree.ts'

/** Servers set up so that no agent starts kube-proxy. */
export function withoutProxyAt(leafAt: (key: string) => Leaf | undefined): readonly Observation[] {
  const leaf = leafAt(rke2.withoutProxy.value)
  return leaf && /^true$/i.test(leaf.raw)
    ? [stated('rke2.withoutProxy', true, leaf.raw, leaf.place)]
    : []
}
