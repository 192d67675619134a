import type { Reading } from '../../model/importer.ts'
import type { DecisionId } from '../../model/scenario.ts'
import { decided, serverVersionAt } from '../../model/observe.ts'
import type { Path } from '../../text/path.ts'
import { readRancherValues } from './chart-values.ts'
import { networkOfRke2, withoutProxyAt } from '../rke2-network.ts'
import { networkBelow } from './kops-network.ts'
import type { KubernetesObject } from './object.ts'

interface Form {
  readonly version: Path
  readonly ranges: readonly (readonly [DecisionId, Path])[]
  /** Below which the network has its name as a key. */
  readonly network?: Path
}

const rancher = ['spec', 'rkeConfig', 'machineGlobalConfig'] as const
const anywhere = ['spec', 'clusterNetwork'] as const
const tanzu = ['spec', 'settings', 'network'] as const

/** Where the objects with which Rancher, kOps, Tanzu and EKS Anywhere make clusters say what the cluster is. */
const forms: readonly (readonly [group: string, Form])[] = [
  [
    'provisioning.cattle.io/',
    {
      version: ['spec', 'kubernetesVersion'],
      ranges: [
        ['clusterCIDR', [...rancher, 'cluster-cidr']],
        ['serviceCIDR', [...rancher, 'service-cidr']],
        ['clusterDNS', [...rancher, 'cluster-dns']],
        ['clusterDomain', [...rancher, 'cluster-domain']],
      ],
    },
  ],
  [
    'kops.k8s.io/',
    {
      version: ['spec', 'kubernetesVersion'],
      ranges: [
        ['clusterCIDR', ['spec', 'podCIDR']],
        ['serviceCIDR', ['spec', 'serviceClusterIPRange']],
        ['clusterDomain', ['spec', 'clusterDNSDomain']],
      ],
      network: ['spec', 'networking'],
    },
  ],
  [
    'run.tanzu.vmware.com/',
    {
      version: ['spec', 'distribution', 'version'],
      ranges: [
        ['clusterCIDR', [...tanzu, 'pods', 'cidrBlocks', 0]],
        ['serviceCIDR', [...tanzu, 'services', 'cidrBlocks', 0]],
        ['clusterDomain', [...tanzu, 'serviceDomain']],
      ],
    },
  ],
  [
    'anywhere.eks.amazonaws.com/',
    {
      version: ['spec', 'kubernetesVersion'],
      ranges: [
        ['clusterCIDR', [...anywhere, 'pods', 'cidrBlocks', 0]],
        ['serviceCIDR', [...anywhere, 'services', 'cidrBlocks', 0]],
      ],
      network: [...anywhere, 'cniConfig'],
    },
  ],
]

/** A cluster as Rancher, kOps, Tanzu or EKS Anywhere is asked for it. */
export function readDistributionCluster(object: KubernetesObject): Reading {
  const { at } = object
  const api = at('apiVersion')
  const form = forms.find(([group]) => api?.raw.startsWith(group))?.[1]
  if (!form) return {}
  const version = at(...form.version)
  const cni = at(...rancher, 'cni')
  return {
    ...readRancherValues(object),
    observations: [
      ...(version ? serverVersionAt(version.raw, version.place) : []),
      ...(form.network ? networkBelow(object, form.network) : []),
      ...(cni ? [...networkOfRke2(cni), ...withoutProxyAt((key) => at(...rancher, key))] : []),
      ...form.ranges.flatMap(([id, path]) => {
        const leaf = at(...path)
        return leaf && leaf.raw !== '' ? [decided(id, leaf.raw, leaf.raw, leaf.place)] : []
      }),
    ],
  }
}
