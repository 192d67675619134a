import type { Reading } from '../../model/importer.ts'
import type { Observation } from '../../model/observation.ts'
import {
  decided,
  hostNameAt,
  kubernetesVersionAt,
  serverVersionAt,
  stated,
} from '../../model/observe.ts'
import { cniOf } from '../names.ts'
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
      ...pluginOfWindows(object),
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

/** `cni-windows: calico`, or `cni-windows: ${CLUSTER_NAME}-calico`. */
function pluginOfWindows({ at }: KubernetesObject): readonly Observation[] {
  const label = at('metadata', 'labels', 'cni-windows')
  const cni = cniOf(label?.raw.split('-').at(-1) ?? '')
  return label && cni !== undefined
    ? [decided('cni', cni, label.raw, label.place, { inferred: true })]
    : []
}

/** What a template of machines for Windows says of them in its annotations. */
export function readMachineTemplate(object: KubernetesObject): Reading {
  if (!isOfClusterApi(object)) return {}
  const found = annotated.flatMap((path) =>
    (['runtime', 'windowsServerVersion'] as const).map((key) => ({
      key,
      leaf: object.at(...path, key),
    })),
  )
  const isWindows =
    found.some(({ key, leaf }) => leaf && key === 'windowsServerVersion') ||
    object.at('spec', 'template', 'spec', 'osDisk', 'osType')?.value === 'Windows' ||
    object.at('spec', 'template', 'osDisk', 'osType')?.value === 'Windows' ||
    object.at('spec', 'template', 'spec', 'os')?.value === 'Windows'
  if (!isWindows) return {}
  const more = { subject: `node pool ${object.manifest.name ?? ''}` }
  const observations = found.flatMap(({ key, leaf }) => {
    if (!leaf) return []
    const { raw, place } = leaf
    if (key === 'windowsServerVersion') {
      const year = /^windows-(20\d\d)\b/.exec(raw)?.[1]
      return year === undefined
        ? []
        : hostNameAt(`Windows Server ${year}`, place, more).map((one) => ({ ...one, raw }))
    }
    const runtime = runtimes.get(raw.toLowerCase())
    return runtime === undefined
      ? [stated('runtime', raw, raw, place, more)]
      : [decided('containerRuntime', runtime, raw, place, more)]
  })
  const kind = object.at('kind')
  const platform = platforms.get(object.manifest.kind)
  const place =
    kind && platform !== undefined
      ? [decided('platform', platform, kind.raw, kind.place, { ...more, inferred: true })]
      : []
  return { observations: [...place, ...observations] }
}

/** Where the machines of a template are. */
const platforms: ReadonlyMap<string, string> = new Map([
  ['AWSMachineTemplate', 'aws'],
  ['AzureMachineTemplate', 'azure'],
  ['VSphereMachineTemplate', 'vsphere'],
])

const annotated = [
  ['metadata', 'annotations'],
  ['spec', 'template', 'metadata', 'annotations'],
] as const
const runtimes = new Map([
  ['containerd', 'containerd'],
  ['docker', 'docker'],
  ['dockershim', 'docker'],
])

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
