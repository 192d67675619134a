import type { Reading } from '../../model/importer.ts'
import { valueAt } from '../../model/nodes.ts'
import { decided, serverVersionAt, stated } from '../../model/observe.ts'
import type { Path } from '../../text/path.ts'
import { cniAt, networkModeAt } from '../names.ts'
import type { KubernetesObject } from './object.ts'

const ranges = [
  ['podCIDR', 'clusterCIDR'],
  ['serviceCIDR', 'serviceCIDR'],
  ['clusterDomain', 'clusterDomain'],
] as const

/** The network of a cluster of k0s; the file of k0sctl has the same below a key of its own. */
export function readK0s({ manifest, at }: KubernetesObject): Reading {
  const version = String(valueAt(manifest.value, ['apiVersion']))
  const isTool = version.startsWith('k0sctl.k0sproject.io/')
  if (!isTool && !version.startsWith('k0s.k0sproject.io/')) return {}
  // A part does not say it.
  const api = at('apiVersion')
  const own: Path = isTool ? ['spec', 'k0s', 'config', 'spec', 'network'] : ['spec', 'network']
  const provider = at(...own, 'provider')
  // Each provider has its settings below its own name.
  const mode = provider ? at(...own, provider.raw, 'mode') : undefined
  const vni = provider ? at(...own, provider.raw, 'vxlanVNI') : undefined
  const port = provider ? at(...own, provider.raw, 'vxlanPort') : undefined
  const release = isTool ? at('spec', 'k0s', 'version') : undefined
  return {
    observations: [
      ...(api
        ? [stated('cluster.distribution', 'k0s', api.raw, api.place, { inferred: true })]
        : []),
      ...(release ? serverVersionAt(release.raw, release.place) : []),
      ...(provider ? cniAt(provider.raw, provider.place) : []),
      ...(mode ? networkModeAt(mode.raw, mode.place, { inferred: true }) : []),
      // In another mode they are of no use.
      ...(vni && mode?.raw !== 'bird' ? [decided('vni', vni.value, vni.raw, vni.place)] : []),
      ...(port && mode?.raw !== 'bird'
        ? [decided('vxlanPort', port.value, port.raw, port.place)]
        : []),
      ...ranges.flatMap(([field, id]) => {
        const leaf = at(...own, field)
        return leaf ? [decided(id, leaf.raw, leaf.raw, leaf.place)] : []
      }),
    ],
  }
}
