import { rke2 } from '../catalog/distributions.ts'
import type { Observation } from '../model/observation.ts'
import { decided, stated } from '../model/observe.ts'
import { cniAt } from './names.ts'
import type { Leaf } from './tree.ts'

const modes: ReadonlyMap<string, string> = new Map(Object.entries(rke2.onlyModes.value))

/** The network that a cluster of RKE2 is made with. */
export function networkOfRke2({ raw, place }: Leaf): readonly Observation[] {
  const mode = modes.get(raw)
  return [
    stated('cluster.distribution', 'rke2', raw, place, { inferred: true }),
    stated('rke2.cni', raw, raw, place),
    ...cniAt(raw, place),
    ...(mode === undefined ? [] : [decided('networkMode', mode, raw, place, { inferred: true })]),
  ]
}

/** Servers set up so that no agent starts kube-proxy. */
export function withoutProxyAt(leafAt: (key: string) => Leaf | undefined): readonly Observation[] {
  const leaf = leafAt(rke2.withoutProxy.value)
  return leaf && /^true$/i.test(leaf.raw)
    ? [stated('rke2.withoutProxy', true, leaf.raw, leaf.place)]
    : []
}
