import type { Place } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import { windowsRoleOf } from '../../values/windows-role.ts'
import { accessEntryAt } from './access-entry.ts'
import { settingsIn } from './read-settings.ts'
import type { Cell, PoolText } from './pool-text.ts'

/** What the platform is told of the cluster. */
export function clusterOf(pool: PoolText): readonly Observation[] {
  return [...networkOf(pool), ...forWindows(pool), ...settingsIn(pool, 'cluster')]
}

/** The account of Windows machines in the definition of a cluster says that it is to have some. */
function forWindows({ platform, text, placeAt, isShown }: PoolText): readonly Observation[] {
  // What Terraform keeps of a cluster has an account in any case.
  const isDefined = platform === 'aks' && isShown !== true && !/^\s*id\s*=\s*"\//m.test(text)
  const found = isDefined ? windowsAccount.exec(text) : null
  const inside = isDefined && !found ? windowsInside.exec(text) : null
  if (inside) {
    const head = /\S[^\n{]{0,80}/.exec(text)
    const raw = head?.[0].trim() ?? ''
    return [
      ...toldAt('Windows', placeAt(inside.index + inside[0].length - 8)),
      stated('aks.windowsAccountLeftOut', true, raw, placeAt(head?.index ?? 0)),
    ]
  }
  if (!found) return []
  return toldAt(found[0], placeAt(found.index))
}

const toldAt = (raw: string, place: Place) => [
  decided('platform', 'aks', raw, place, { inferred: true }),
  stated('pool.windowsTold', true, raw, place, { inferred: true }),
]
/** A pool of Windows in the resource of its cluster, as old releases of the provider have it. */
const windowsInside =
  /\bagent_pool_profile\s*\{(?:[^{}$]|\$\{[^{}]{0,80}\}|\$(?!\{)){0,1000}?\bos_type\s*=\s*"Windows"/

const windowsAccount =
  /--windows-admin-(?:username|password)\b|\bwindows_?profile(?=["']?[ \t]*[:=]?[ \t]*\{\s*["']?\w)/i

function networkOf({ platform, text, placeAt, cell }: PoolText): readonly Observation[] {
  if (platform === 'aks') return aksCluster(cell)
  const told = (name: string, found: Cell) =>
    found ? [stated(name, found.raw.toLowerCase(), found.raw, found.place)] : []
  if (platform === 'eks') {
    const isEntry = /\bcreate-access-entry\b|^\s*resource\s+"aws_eks_access_entry"/.test(text)
    const role = isEntry ? windowsRoleOf(cell('principal-arn|principal_arn')?.raw) : undefined
    const type = role === undefined ? undefined : cell('type')
    const image = cell('ami_type')
    const services = cell('serviceIPv4CIDR|service_ipv4_cidr|cluster_service_ipv4_cidr')
    const cluster = /^\s*resource\s+"aws_eks_cluster"/.test(text)
      ? cell('name')
      : /\bterraform-aws-modules\/eks\/aws"/.test(text)
        ? cell('cluster_name')
        : undefined
    return [
      ...(cluster ? [stated('eks.clusterName', cluster.raw, cluster.raw, cluster.place)] : []),
      ...(services ? [decided('serviceCIDR', services.raw, services.raw, services.place)] : []),
      ...told('eks.ipFamily', cell('ipFamily|ip_family|cluster_ip_family')),
      ...(image?.raw === 'CUSTOM'
        ? [stated('eks.ownImage', image.raw, image.raw, image.place)]
        : []),
      ...(type && role !== undefined ? accessEntryAt(type, role) : []),
    ]
  }
  const word = /\bclusters\s+(create-auto)\b|\s(--no-enable-ip-alias)\b/.exec(text)
  const raw = word?.[1] ?? word?.[2]
  const mode = cell('networking_mode|networkingMode')
  const removed = withoutFirstPool(text)
  return [
    ...told(
      'gke.releaseChannel',
      cell('release-channel') ?? (channelBlock.test(text) ? cell('channel') : undefined),
    ),
    ...rangesOf(cell),
    ...(mode?.raw === 'ROUTES'
      ? [stated('gke.cluster', 'routes-based', mode.raw, mode.place)]
      : []),
    ...(removed ? [stated('gke.firstPoolRemoved', true, removed.raw, placeAt(removed.at))] : []),
    ...(word && raw !== undefined
      ? [stated('gke.cluster', raw, raw, placeAt(word.index + word[0].indexOf(raw)))]
      : []),
  ]
}

const channelBlock = /\brelease_channel["']?\s*[:=]?\s*\{/

/** The pool that GKE makes with a cluster, where it is taken away; a list that was not taken apart may hold any pool. */
function withoutFirstPool(text: string) {
  const found = /\bremove_default_node_pool\s*=\s*(true)\b/.exec(text)
  if (!found || (/^module\s/.test(text) && /\bimage_type\b/.test(text))) return undefined
  return { raw: found[0], at: found.index }
}

const clusterRanges = [
  ['service-cidr|service_cidr|services-ipv4-cidr|services_ipv4_cidr_block', 'serviceCIDR'],
  ['dns-service-ip|dns_service_ip', 'clusterDNS'],
  [
    'pod-cidr|pod_cidr|cluster-ipv4-cidr|cluster_ipv4_cidr(?:_block)?|clusterIpv4CidrBlock',
    'clusterCIDR',
  ],
] as const

const clusterWords = [
  ['aks.outboundType', 'outbound-type|outbound_type'],
  ['aks.networkPolicy', 'network-policy|network_policy'],
] as const

/** What AKS is told of the network of a cluster. */
export function aksCluster(cell: PoolText['cell']): readonly Observation[] {
  const plugin = cell('network-plugin|network_plugin')
  const dataplane = cell('network-dataplane|network_data_plane')
  return [
    ...clusterWords.flatMap(([name, names]) => {
      const found = cell(names)
      return found && found.raw !== 'null' ? [stated(name, found.raw, found.raw, found.place)] : []
    }),
    ...(dataplane
      ? [stated('aks.networkDataplane', dataplane.raw, dataplane.raw, dataplane.place)]
      : []),
    ...(plugin
      ? [
          stated('aks.networkPlugin', plugin.raw, plugin.raw, plugin.place),
          plugin.raw === 'azure'
            ? decided('cni', 'azure-vnet', plugin.raw, plugin.place, { inferred: true })
            : stated('network.cni', plugin.raw, plugin.raw, plugin.place),
        ]
      : []),
    ...rangesOf(cell),
  ]
}

const rangesOf = (cell: PoolText['cell']) =>
  clusterRanges.flatMap(([names, id]) => {
    const found = cell(names)
    // GKE takes the length of a range alone, too.
    return found && !/^(?:null$|\/)/.test(found.raw)
      ? [decided(id, found.raw, found.raw, found.place)]
      : []
  })
