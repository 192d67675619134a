import { calicoCluster } from '../../catalog/cni/calico-cluster.ts'
import type { Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import { toManifest, type Manifest } from '../../model/manifest.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import { isFilledIn } from '../../values/placeholder.ts'
import { networkModeAt } from '../names.ts'
import type { Path } from '../../text/path.ts'
import { merged } from '../command-line/observe.ts'
import { partOfValues } from '../objects/helm-releases.ts'
import type { Leaf, Tree } from '../tree.ts'
import type { KubernetesObject } from './object.ts'

type Read = (object: KubernetesObject) => Reading

const ofCalico = ({ raw, place }: Leaf) => decided('cni', 'calico', raw, place, { inferred: true })

const versionOf = ({ value }: Manifest) => String(valueAt(value, ['apiVersion']))

/** Ranges of both families stand apart here; elsewhere a comma joins them. */
const rangeOf = (
  id: 'clusterCIDR' | 'serviceCIDR',
  leaf: Leaf | undefined,
  other?: Leaf,
): readonly Observation[] =>
  leaf
    ? [
        decided(
          id,
          [leaf, ...(other ? [other] : [])].map(({ raw }) => raw).join(','),
          leaf.raw,
          leaf.place,
        ),
      ]
    : []

const ownPart = ['spec', 'calicoNetwork']

/** An Installation of the Calico operator. */
export const readInstallation: Read = ({ manifest, at, placeOf }) => {
  if (!versionOf(manifest).startsWith('operator.tigera.io/')) return {}
  // A part has none.
  const version = at('apiVersion')
  const pools = nodesAt(manifest.value, [], ['spec', 'calicoNetwork', 'ipPools', '*'])
  const [path] = pools
    .map((pool) => pool.path)
    .filter((pool) => at(...pool, 'cidr')?.raw.includes(':') !== true)
  const encapsulation = path && at(...path, 'encapsulation')
  const other = pools
    .map((pool) => at(...pool.path, 'cidr'))
    .find((leaf) => leaf?.raw.includes(':'))
  const dataplane = at('spec', 'calicoNetwork', 'windowsDataplane')
  const hasWindows = dataplane?.raw === 'HNS'
  const release = at('status', 'calicoVersion')
  const type = at('spec', 'cni', 'type')
  const provider = at('spec', 'kubernetesProvider')
  const told = (name: string, leaf: Leaf | undefined) =>
    leaf && leaf.raw !== '' && !isFilledIn(leaf.raw)
      ? [stated(name, leaf.raw, leaf.raw, leaf.place)]
      : []
  return {
    observations: [
      ...(type ? [stated('calico.cniType', type.raw, type.raw, type.place)] : []),
      ...(provider ? providerOf(provider) : []),
      ...(version && isNetwork(type, provider) ? [ofCalico(version)] : []),
      ...(release && /^v3\.\d{1,3}\.\d{1,3}$/.test(release.raw)
        ? [stated('calico.version', release.raw.slice(1), release.raw, release.place)]
        : []),
      ...(version || valueAt(manifest.value, ownPart) === undefined
        ? []
        : [ofCalico({ value: '', raw: 'calicoNetwork', place: placeOf(ownPart) })]),
      ...rangeOf(
        'serviceCIDR',
        at('spec', 'serviceCIDRs', 0),
        other && hasWindows ? at('spec', 'serviceCIDRs', 1) : undefined,
      ),
      ...rangeOf('clusterCIDR', path && at(...path, 'cidr'), hasWindows ? other : undefined),
      ...(encapsulation ? encapsulated(encapsulation, /^VXLAN/, /^None$/) : []),
      ...told('calico.encapsulation', encapsulation),
      ...waysToAddress.flatMap((way) => {
        const leaf = at(...ownPart, 'nodeAddressAutodetectionV4', ...way)
        return leaf ? [stated('calico.addressDetection', way[0], leaf.raw, leaf.place)] : []
      }),
      ...told('calico.windowsDataplane', dataplane),
      ...['cniBinDir', 'cniConfigDir', 'cniLogDir'].flatMap((key) =>
        told(`calico.windowsNodes.${key}`, at('spec', 'windowsNodes', key)),
      ),
      ...(path && other && hasWindows
        ? [decided('ipFamily', 'dual-stack', other.raw, other.place, { inferred: true })]
        : []),
    ],
  }
}

/** How it may find the address of a node, but for the first one that it comes upon. */
const waysToAddress = [['canReach'], ['interface'], ['skipInterface'], ['kubernetes'], ['cidrs', 0]]

/** Where the operator is told that it runs, which it holds against what it finds. */
function providerOf({ raw, place }: Leaf): readonly Observation[] {
  if (/^(?:AKS|EKS|GKE)$/.test(raw)) {
    return [decided('platform', raw.toLowerCase(), raw, place, { inferred: true })]
  }
  return /^(?:OpenShift|RKE2)$/.test(raw)
    ? [stated('cluster.distribution', raw.toLowerCase(), raw, place, { inferred: true })]
    : []
}

/** Beside the plugin of a cloud Calico is for policies alone. */
const isNetwork = (type: Leaf | undefined, provider: Leaf | undefined) =>
  type ? type.raw === 'Calico' : !otherPlugin.has(provider?.raw ?? '')

const otherPlugin: ReadonlySet<string> = new Set(calicoCluster.otherPlugin.value)

/** A pool of addresses of Calico. */
export const readPool: Read = ({ manifest, at }) => {
  const version = at('apiVersion')
  const cidr = at('spec', 'cidr')
  if (!versionOf(manifest).includes('projectcalico.org/') || !cidr) return {}
  const vxlan = at('spec', 'vxlanMode')
  const isOfLinux = /\blinux\b/.test(JSON.stringify(manifest.value))
  return {
    observations: [
      ...(version ? [ofCalico(version)] : []),
      // A cluster may have several of them.
      ...(cidr.raw.includes(':')
        ? []
        : rangeOf('clusterCIDR', cidr).map((range) => ({ ...range, isBranch: true as const }))),
      ...(vxlan && !isOfLinux ? encapsulated(vxlan, /^(?:Always|CrossSubnet)$/, /^$/) : []),
    ],
  }
}

function encapsulated(leaf: Leaf, vxlan: RegExp, none: RegExp): readonly Observation[] {
  const mode = vxlan.test(leaf.raw) ? 'vxlan' : none.test(leaf.raw) ? 'bgp' : undefined
  if (mode === undefined) return []
  return networkModeAt(mode, leaf.place, { inferred: true }).map((found) => ({
    ...found,
    raw: leaf.raw,
  }))
}

/** How the agents of Calico are set. */
export const readFelix: Read = ({ at }) => {
  const version = at('apiVersion')
  const vni = at('spec', 'vxlanVNI')
  const port = at('spec', 'vxlanPort')
  return {
    observations: [
      ...(version && (vni ?? port) ? [ofCalico(version)] : []),
      ...(vni ? [decided('vni', vni.value, vni.raw, vni.place), ofVxlan(vni)] : []),
      ...(port ? [decided('vxlanPort', port.value, port.raw, port.place), ofVxlan(port)] : []),
    ],
  }
}

/** Settings that are of no use but with VXLAN. */
const ofVxlan = ({ raw, place }: Leaf) =>
  decided('networkMode', 'overlay', raw, place, { inferred: true, weight: 'default' })

const ofCharts = [
  ['installation', 'operator.tigera.io/v1', 'Installation', readInstallation],
  ['defaultFelixConfiguration', 'crd.projectcalico.org/v1', 'FelixConfiguration', readFelix],
  ['felixConfiguration', 'crd.projectcalico.org/v1', 'FelixConfiguration', readFelix],
  ['ipamConfig', 'crd.projectcalico.org/v1', 'IPAMConfig', undefined],
] as const

/** The objects that the charts of Calico make of their values. */
export const calicoValues = ({ value, leafAt, placeOf }: Tree, doc: Document): readonly Reading[] =>
  ofCharts.flatMap(([key, apiVersion, kind, read]): readonly Reading[] => {
    const spec = valueAt(value, [key])
    const manifest = toManifest({ apiVersion, kind, metadata: {}, spec })
    if (spec === undefined || !manifest) return []
    const inValues = (path: Path) => placeOf(path[0] === 'spec' ? [key, ...path.slice(1)] : [key])
    const at = (...path: Path): Leaf | undefined =>
      path[0] === 'apiVersion'
        ? { value: apiVersion, raw: apiVersion, place: placeOf([key]) }
        : leafAt(key, ...path.slice(1))
    return [
      merged([
        {
          parsed: [
            {
              kind: 'manifest',
              value: doc.title === partOfValues ? { ...manifest, isPart: true } : manifest,
              placeOf: inValues,
              title: key,
            },
          ],
        },
        read?.({ manifest, at, placeOf: inValues, isQuoted: () => false, doc }) ?? {},
      ]),
    ]
  })
