import type { Place } from '../../model/finding.ts'
import type { Reading } from '../../model/importer.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, serverVersionAt } from '../../model/observe.ts'
import type { Path } from '../../text/path.ts'
import { cellAt } from '../pools/cell-at.ts'
import type { PoolPlatform, PoolText } from '../pools/pool-text.ts'
import { clusterOf } from '../pools/read-cluster.ts'
import { readPool } from '../pools/read-pool.ts'
import type { KubernetesObject } from './object.ts'

/** Objects by which an operator in a cluster makes clusters and pools of a platform. */
interface Form {
  readonly group: RegExp
  readonly kind: RegExp
  readonly platform: PoolPlatform
  readonly of: 'pool' | 'cluster'
  /** Where the settings stand. */
  readonly at: readonly Path[]
}

const forms: readonly Form[] = [
  // Cluster API
  {
    group: /^infrastructure\.cluster\.x-k8s\.io\//,
    kind: /^AzureManagedMachinePool(?:Template)?$/,
    platform: 'aks',
    of: 'pool',
    at: [['spec'], ['spec', 'template', 'spec']],
  },
  {
    group: /^infrastructure\.cluster\.x-k8s\.io\//,
    kind: /^AzureManagedControlPlane(?:Template)?$/,
    platform: 'aks',
    of: 'cluster',
    at: [['spec'], ['spec', 'template', 'spec']],
  },
  {
    group: /^infrastructure\.cluster\.x-k8s\.io\//,
    kind: /^AWSManagedMachinePool$/,
    platform: 'eks',
    of: 'pool',
    at: [['spec']],
  },
  {
    group: /^controlplane\.cluster\.x-k8s\.io\//,
    kind: /^AWSManagedControlPlane$/,
    platform: 'eks',
    of: 'cluster',
    at: [['spec']],
  },
  // Azure Service Operator
  {
    group: /^containerservice\.azure\.com\//,
    kind: /^ManagedClustersAgentPool$/,
    platform: 'aks',
    of: 'pool',
    at: [['spec']],
  },
  {
    group: /^containerservice\.azure\.com\//,
    kind: /^ManagedCluster$/,
    platform: 'aks',
    of: 'cluster',
    at: [['spec'], ['spec', 'networkProfile']],
  },
  // Crossplane
  {
    group: /^containerservice\.azure\.(?:m\.)?upbound\.io\//,
    kind: /^KubernetesClusterNodePool$/,
    platform: 'aks',
    of: 'pool',
    at: [['spec', 'forProvider']],
  },
  {
    group: /^containerservice\.azure\.(?:m\.)?upbound\.io\//,
    kind: /^KubernetesCluster$/,
    platform: 'aks',
    of: 'cluster',
    at: [
      ['spec', 'forProvider'],
      ['spec', 'forProvider', 'networkProfile'],
      ['spec', 'forProvider', 'networkProfile', 0],
    ],
  },
  {
    group: /^eks\.aws\.(?:m\.)?upbound\.io\//,
    kind: /^NodeGroup$/,
    platform: 'eks',
    of: 'pool',
    at: [['spec', 'forProvider']],
  },
  {
    group: /^container\.gcp\.(?:m\.)?upbound\.io\//,
    kind: /^NodePool$/,
    platform: 'gke',
    of: 'pool',
    at: [
      ['spec', 'forProvider'],
      ['spec', 'forProvider', 'nodeConfig'],
      ['spec', 'forProvider', 'nodeConfig', 0],
    ],
  },
  // Controllers of AWS and Google
  {
    group: /^eks\.services\.k8s\.aws\//,
    kind: /^Nodegroup$/,
    platform: 'eks',
    of: 'pool',
    at: [['spec']],
  },
  {
    group: /^container\.cnrm\.cloud\.google\.com\//,
    kind: /^ContainerNodePool$/,
    platform: 'gke',
    of: 'pool',
    at: [['spec'], ['spec', 'nodeConfig']],
  },
  {
    group: /^container\.cnrm\.cloud\.google\.com\//,
    kind: /^ContainerCluster$/,
    platform: 'gke',
    of: 'cluster',
    at: [['spec'], ['spec', 'ipAllocationPolicy']],
  },
]

/** A cluster or a pool that an operator makes. */
export function readManaged(object: KubernetesObject): Reading {
  const { manifest } = object
  const held = nodesAt(manifest.value, [], ['spec', 'resources', '*'])
  return {
    observations: [[], ...held.map(({ path }) => path)].flatMap((path) => readAt(object, path)),
  }
}

/** The name of a pool; what an operator calls it in the platform goes before the name of the object. */
const isName = /(?:^|\|)name(?:$|\|)/

function readAt({ manifest, at, placeOf }: KubernetesObject, base: Path): readonly Observation[] {
  const group = at(...base, 'apiVersion')?.raw ?? ''
  const kind = at(...base, 'kind')
  const form = forms.find((one) => one.group.test(group) && one.kind.test(kind?.raw ?? ''))
  if (!form || !kind) return []
  const { platform } = form
  const paths = form.at.map((path) => [...base, ...path])
  const settings = cellAt(manifest.value, at, [...paths, [...base, 'metadata']])
  const cell: PoolText['cell'] = (names) => {
    const own = isName.test(names) ? settings('azureName|eksNodegroupName') : undefined
    const found = own ?? settings(names)
    return found?.raw.includes('${') === true ? undefined : found
  }
  const spec = [...base, 'spec']
  const text = `${kind.raw} ${JSON.stringify(valueAt(manifest.value, spec) ?? {})}`
  const placeAt = (offset: number) => settingAt(text.slice(0, offset)) ?? kind.place
  // Of a setting that was found in the text: where its key stands.
  function settingAt(before: string): Place | undefined {
    const key = /"(\w{1,60})":[^:]{0,300}$/.exec(before)?.[1]
    const path = key === undefined ? undefined : pathOf(valueAt(manifest.value, spec), key, spec)
    return path && (at(...path)?.place ?? placeOf(path))
  }
  const pool = { platform, text, placeAt, key: kind.place.line, cell }
  if (form.of === 'pool') return readPool(pool)
  const version = cell('version|kubernetesVersion|minMasterVersion')
  return [
    decided('platform', platform, kind.raw, kind.place, { inferred: true }),
    ...clusterOf(pool),
    ...(version ? serverVersionAt(version.raw, version.place) : []),
    ...nodesAt(manifest.value, [...base, 'spec', 'agentPoolProfiles'], ['*']).flatMap(({ path }) =>
      readPool({ ...pool, text: '', cell: cellAt(manifest.value, at, [path]) }),
    ),
  ]
}

/** The first place of a key below a value. */
const pathOf = (value: unknown, key: string, path: Path): Path | undefined => {
  for (const { path: own, value: below } of nodesAt(value, [], ['*'])) {
    const at = [...path, ...own]
    if (own[0] === key) return at
    const found = typeof below === 'object' ? pathOf(below, key, at) : undefined
    if (found) return found
  }
  return undefined
}
