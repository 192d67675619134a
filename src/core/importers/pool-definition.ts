import { aksPool } from '../catalog/platforms/pools/aks.ts'
import { imageOf } from '../catalog/platforms/pools/define.ts'
import { eksPool } from '../catalog/platforms/pools/eks.ts'
import { gkePool } from '../catalog/platforms/pools/gke.ts'
import { windowsReleases } from '../catalog/windows/index.ts'
import type { Document } from '../model/document.ts'
import type { Place } from '../model/finding.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, kubernetesVersionAt, serverVersionAt, stated } from '../model/observe.ts'

/** Node pools of AKS, EKS and GKE, as commands, eksctl files or Terraform, and as the platform shows them. */
export const poolDefinition = defineImporter({
  id: 'pool-definition',
  summary: 'Definition of a node pool (AKS, EKS, GKE)',
  recognizes: ({ text }) => platforms.some(({ sign }) => sign.test(text)),
  read: (doc) => ({ observations: poolsIn(doc).flatMap((pool) => readPool(pool, doc)) }),
})

const platforms = [
  {
    id: 'aks',
    sign: /\baz\s+aks\s+(?:nodepool\s+(?:add|update|upgrade)|create)\b|\bazurerm_kubernetes_cluster(?:_node_pool)?\b|^\s*"(?:nodeImageVersion|osSku)"\s*:/m,
  },
  {
    id: 'eks',
    sign: /\beksctl\.io\/v|\beksctl\s+create\s+nodegroup\b|\baws_eks_(?:node_group|cluster)\b|\bterraform-aws-modules\/eks\/aws\b|^\s*"amiType"\s*:|^[ \t]*(?:- )?ImageID:\s*["']?WINDOWS_/m,
  },
  {
    id: 'gke',
    sign: /\bgcloud\s+(?:beta\s+)?container\s+node-pools\s+(?:create|update)\b|\bgoogle_container_node_pool\b|^\s*imageType:\s*WINDOWS_|^\s*"imageType"\s*:\s*"WINDOWS_/m,
  },
] as const

interface Pool {
  readonly text: string
  readonly at: number
  readonly platform: (typeof platforms)[number]['id']
}

/** Each command, and each block of Terraform, is a pool of its own; an eksctl file counts as one. */
const starts =
  /^(?:\s*(?:az\s+aks|gcloud\s+(?:beta\s+)?container|eksctl)\s|(?:resource|module)\s+"|\s*-\s+(?:name|AutoScalingGroupName):\s|\s{0,4}\{\s*$)/gm

/** The module for EKS has its node groups as settings: `win = {`. */
const isModule = /\bterraform-aws-modules\/eks\/aws\b/
const groups = /^[ \t]{2,12}["']?[\w-]{1,60}["']?[ \t]*=[ \t]*\{[ \t]*$/gm

function poolsIn({ text }: Document): readonly Pool[] {
  const cuts = [starts, ...(isModule.test(text) ? [groups] : [])]
    .flatMap((one) => [...text.matchAll(one)].map(({ index }) => index))
    .sort((a, b) => a - b)
    .slice(0, mostPools)
  const whole = platforms.find(({ sign }) => sign.test(text))
  return [0, ...cuts].flatMap((at, i, all): readonly Pool[] => {
    const part = text.slice(at, all[i + 1])
    const isBlock = /^(?:resource|module)\s/.test(part)
    const platform =
      platforms.find(({ sign }) => sign.test(part))?.id ?? (isBlock ? undefined : whole?.id)
    return platform === undefined || part.trim() === '' ? [] : [{ text: part, at, platform }]
  })
}

/** Nobody sends more. */
const mostPools = 200

/** The value of a setting by any of its names: an option, a YAML key or a Terraform argument. */
function cellIn({ text, at }: Pool, doc: Document, names: string) {
  const pattern = new RegExp(
    String.raw`(?:^|[\s{"'])(?:--)?(?:${names})["']?(?:[ \t]*[=:][ \t]*|[ \t]+)["']?([\w.+:/-]{1,120})`,
  )
  const found = pattern.exec(text)
  const raw = found?.[1]
  if (!found || raw === undefined) return undefined
  return { raw, place: doc.placeAt(at + found.index + found[0].lastIndexOf(raw)) }
}

function readPool(pool: Pool, doc: Document): readonly Observation[] {
  const cell = (names: string) => cellIn(pool, doc, names)
  // Modules have versions of their own.
  const version = cell(
    isModule.test(doc.text) && !/^resource\s/.test(pool.text)
      ? 'cluster_version|kubernetes_version'
      : 'kubernetes-version|kubernetes_version|orchestrator_?[vV]ersion|node-version|[vV]ersion',
  )
  const system = cell(
    'os-sku|os_sku|osSku|amiFamily|node-ami-family|ami_type|amiType|ImageID|windows-os-version|os_version|osVersion',
  )
  const image = cell('image-type|image_type|imageType')
  const isWindows =
    /windows/i.test(`${cell('os-type|os_type|osType')?.raw} ${system?.raw} ${image?.raw}`) ||
    (system !== undefined && releaseIn(system.raw) !== undefined) ||
    (pool.platform === 'eks' && cell('platform')?.raw === 'windows')
  // An eksctl file tells the version before its groups.
  const place = doc.placeAt(pool.at + pool.text.search(/\S/))
  const cluster = pool.platform === 'aks' ? aksCluster(cell) : []
  if (!isWindows) {
    return [
      ...cluster,
      ...(pool.platform === 'eks' && version
        ? kubernetesVersionAt(version.raw, version.place)
        : []),
      ...(isCluster.test(pool.text) && version ? serverVersionAt(version.raw, version.place) : []),
      ...(isEksCluster.test(pool.text)
        ? [decided('platform', 'eks', firstWord(pool), place, { inferred: true })]
        : []),
    ]
  }
  const name = cell('nodepool-name|nodegroupName|[nN]ame|-n|node-pools\\s+create')
  const key = /^\s*["']?([\w-]{1,60})["']?[ \t]*=[ \t]*\{/.exec(pool.text)?.[1]
  const subject = { subject: `node pool ${name?.raw ?? key ?? pool.at}` }
  const most = cell('max-pods|max_pods|maxPods|maxPodsPerNode|max-pods-per-node|max_pods_per_node')
  const size = cell('node-vm-size|vm_size|vmSize|[iI]nstanceType|instance_types|machine-?_?[tT]ype')
  const runtime = cell('containerRuntime')
  const extra = /^[ \t]{1,20}(kubeletExtraConfig):/m.exec(pool.text)
  return [
    ...cluster,
    ...(name ? [stated('pool.name', name.raw, name.raw, name.place, subject)] : []),
    decided('platform', pool.platform, firstWord(pool), place, { ...subject, inferred: true }),
    decided('joinMethod', 'node-pool', firstWord(pool), place, { ...subject, inferred: true }),
    ...(version ? kubernetesVersionAt(version.raw, version.place, subject) : []),
    ...(system ? systemAt(system.raw, system.place, subject) : []),
    ...(image ? imageTypeAt(image.raw, image.place, subject) : []),
    ...(runtime ? runtimeAt(runtime.raw, runtime.place, subject) : []),
    ...(most && /^\d{1,4}$/.test(most.raw)
      ? [decided('maxPods', Number(most.raw), most.raw, most.place, subject)]
      : []),
    ...(extra?.[1] === undefined
      ? []
      : [
          stated(
            'pool.kubeletExtraConfig',
            true,
            extra[1],
            doc.placeAt(pool.at + extra.index + extra[0].indexOf(extra[1])),
            subject,
          ),
        ]),
    ...(size ? [stated('pool.machineType', size.raw, size.raw, size.place, subject)] : []),
  ]
}

type Cell = { readonly raw: string; readonly place: Place } | undefined

const isCluster =
  /^\s*(?:resource\s+"(?:azurerm_kubernetes|aws_eks)_cluster"|module\s|az\s+aks\s+create\b)/
const isEksCluster = /^(?:resource\s+"aws_eks_cluster"|module\s)/

/** What AKS is told of the network of a cluster. */
function aksCluster(cell: (names: string) => Cell): readonly Observation[] {
  const plugin = cell('network-plugin|network_plugin')
  return [
    ...(plugin
      ? [
          stated('aks.networkPlugin', plugin.raw, plugin.raw, plugin.place),
          ...(plugin.raw === 'azure'
            ? [decided('cni', 'azure-vnet', plugin.raw, plugin.place, { inferred: true })]
            : []),
        ]
      : []),
    ...(
      [
        ['service-cidr|service_cidr', 'serviceCIDR'],
        ['dns-service-ip|dns_service_ip', 'clusterDNS'],
        ['pod-cidr|pod_cidr', 'clusterCIDR'],
      ] as const
    ).flatMap(([names, id]) => {
      const found = cell(names)
      return found ? [decided(id, found.raw, found.raw, found.place)] : []
    }),
  ]
}

const firstWord = ({ text }: Pool) => /\S{1,80}/.exec(text)?.[0] ?? ''

const guides = [aksPool, eksPool, gkePool]

/** `Windows2022`, `WindowsServer2019FullContainer`, `WINDOWS_CORE_2022_x86_64`, `ltsc2022`. */
function releaseIn(raw: string) {
  const named = windowsReleases.find((id) =>
    guides.some((guide) => imageOf(guide, id)?.value === raw),
  )
  if (named !== undefined) return named
  const year = /(?:windows(?:server)?_?(?:core_|full_)?|ltsc)(20\d\d)/i.exec(raw)?.[1]
  return windowsReleases.find((id) => id === `ltsc${year}`)
}

function systemAt(raw: string, place: Place, more: { readonly subject: string }) {
  const release = releaseIn(raw)
  return [
    stated('pool.osSku', raw, raw, place, more),
    ...(release === undefined
      ? []
      : [decided('windowsRelease', release, raw, place, { ...more, inferred: true })]),
  ]
}

function imageTypeAt(raw: string, place: Place, more: { readonly subject: string }) {
  return [
    stated('pool.imageType', raw, raw, place, more),
    ...(/_containerd$/i.test(raw)
      ? [decided('containerRuntime', 'containerd', raw, place, { ...more, inferred: true })]
      : []),
  ]
}

function runtimeAt(raw: string, place: Place, more: { readonly subject: string }) {
  if (raw === 'dockerd') return [decided('containerRuntime', 'docker', raw, place, more)]
  return raw === 'containerd' ? [decided('containerRuntime', raw, raw, place, more)] : []
}
