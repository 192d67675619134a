import type { Reading } from '../../model/importer.ts'
import { decided, serverVersionAt } from '../../model/observe.ts'
import type { KubernetesObject } from './object.ts'

const fields = [
  ['podSubnet', 'clusterCIDR'],
  ['serviceSubnet', 'serviceCIDR'],
  ['dnsDomain', 'clusterDomain'],
] as const

/** What kubeadm was told of the cluster. */
export function readClusterConfiguration({ at }: KubernetesObject): Reading {
  const version = at('kubernetesVersion')
  const endpoint = at('controlPlaneEndpoint')
  return {
    observations: [
      // A kubeconfig may name a single server behind it.
      ...(endpoint
        ? [
            decided('apiServerEndpoint', endpoint.raw, endpoint.raw, endpoint.place, {
              weight: 'default',
            }),
          ]
        : []),
      ...(version ? serverVersionAt(version.raw, version.place) : []),
      ...fields.flatMap(([field, id]) => {
        const leaf = at('networking', field)
        return leaf ? [decided(id, leaf.raw, leaf.raw, leaf.place)] : []
      }),
    ],
  }
}
