import type { Reading } from '../../model/importer.ts'
import { decided, kubernetesVersionAt, serverVersionAt } from '../../model/observe.ts'
import type { KubernetesObject } from './object.ts'

const isOfClusterApi = ({ at }: KubernetesObject) =>
  /^(?:\w+\.)?cluster\.x-k8s\.io\//.test(at('apiVersion')?.raw ?? '')

/** The ranges and the domain of a cluster of Cluster API. */
export function readCluster(object: KubernetesObject): Reading {
  if (!isOfClusterApi(object)) return {}
  const at = (...path: readonly (string | number)[]) => object.at('spec', 'clusterNetwork', ...path)
  const version = object.at('spec', 'topology', 'version')
  return {
    observations: [
      ...(version ? serverVersionAt(version.raw, version.place) : []),
      ...(
        [
          ['clusterCIDR', at('pods', 'cidrBlocks', 0)],
          ['serviceCIDR', at('services', 'cidrBlocks', 0)],
          ['clusterDomain', at('serviceDomain')],
        ] as const
      ).flatMap(([id, leaf]) =>
        leaf && !leaf.raw.includes('$') ? [decided(id, leaf.raw, leaf.raw, leaf.place)] : [],
      ),
    ],
  }
}

/** The version of the control plane of such a cluster. */
export function readControlPlane(object: KubernetesObject): Reading {
  const version = isOfClusterApi(object) ? object.at('spec', 'version') : undefined
  return version ? { observations: [...serverVersionAt(version.raw, version.place)] } : {}
}

/** The version of the nodes that it makes, of Windows or not. */
export function readMachines(object: KubernetesObject): Reading {
  const version = isOfClusterApi(object)
    ? object.at('spec', 'template', 'spec', 'version')
    : undefined
  return version ? { observations: [...kubernetesVersionAt(version.raw, version.place)] } : {}
}
