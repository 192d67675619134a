import { imageOf } from '../../catalog/platforms/pools/define.ts'
import { gkePool } from '../../catalog/platforms/pools/gke.ts'
import { windowsReleases } from '../../catalog/windows/index.ts'
import type { Place } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, kubernetesVersionAt, serverVersionAt, stated } from '../../model/observe.ts'
import { isBefore, isVersion } from '../../values/version.ts'
import { buildOfImage } from './build-of-image.ts'
import { leftOut } from './left-out.ts'
import { imageOfModule } from './module-group.ts'
import type { Cell, PoolText } from './pool-text.ts'
import { clusterOf } from './read-cluster.ts'
import { settingsIn } from './read-settings.ts'
import { roleOfPool } from './role-of-pool.ts'
import { sizesOfGroup } from './sizes-of-group.ts'
import { labelsOfPool } from './labels-of-pool.ts'
import { taintsOfPool } from './taints-of-pool.ts'
import {
  isCluster,
  isInputs,
  isGkePool,
  isChange,
  isEksCluster,
  guides,
  years,
} from './read-pool-words.ts'

export function readPool(pool: PoolText): readonly Observation[] {
  const { platform, text, key, cell } = pool
  const place = pool.placeAt(Math.max(text.search(/\S/), 0))
  const version = cell(
    pool.isOfModule
      ? 'cluster_version|kubernetes_version|k8s_version'
      : 'kubernetes-version|kubernetes_version|min_master_version|current_orchestrator_version|orchestrator_version|node-version|cluster-version|version|-k',
  )
  const system = cell(
    'os-sku|os_sku|amiFamily|node-ami-family|ami_type|ImageID|NodeImageIdSSMParam|windows-os-version|os_version',
  )
  const image = cell('image-type|image_type')
  const own = platform === 'eks' ? imageWithoutFamily(pool) : undefined
  const ami = own === undefined && pool.isManaged ? ownImage(pool) : undefined
  const ofModule = platform === 'eks' ? imageOfModule(pool) : undefined
  const isWindows =
    own !== undefined ||
    ofModule !== undefined ||
    /windows/i.test(`${cell('os-type|os_type')?.raw} ${system?.raw} ${image?.raw}`) ||
    (system !== undefined && releaseIn(system.raw) !== undefined) ||
    (platform === 'eks' && cell('platform|launch_template_os')?.raw === 'windows')
  const cluster = clusterOf(pool)
  if (!isWindows) {
    return [
      ...cluster,
      ...(platform === 'eks' && version ? kubernetesVersionAt(version.raw, version.place) : []),
      ...((isCluster.test(text) || isInputs.test(text)) && version
        ? serverVersionAt(version.raw, version.place)
        : []),
      ...(platform === 'gke' && isGkePool.test(text)
        ? [stated('gke.linuxPool', true, firstWord(text), place)]
        : []),
      ...(platform === 'eks' && isEksCluster.test(text)
        ? [decided('platform', 'eks', firstWord(text), place, { inferred: true })]
        : []),
    ]
  }
  // A module of Bicep has a name of its own.
  const told = cell(
    /^module\s/.test(text)
      ? 'poolName|nodePoolName|agentPoolName'
      : 'nodepool-name|nodegroup-?name|node_group_name|name|-n|node-pools\\s+create',
  )
  const name = told && platform === 'aks' ? withoutCluster(told) : told
  const setting = /^\s*["']?([\w-]{1,60})["']?[ \t]*=[ \t]*\{/.exec(text)?.[1]
  const subject = { subject: `node pool ${name?.raw ?? setting ?? key}` }
  const most = cell('max-pods|max_pods|maxPodsPerNode|max-pods-per-node|max_pods_per_node')
  const size = cell(
    'node-vm-size|-s|node-type|vm_size|instanceType|instance[-_]types?|machine-type|machine_type',
  )
  const runtime = cell('containerRuntime|WindowsContainerRuntime')
  const mode = platform === 'aks' ? cell('mode') : undefined
  const kubelet = platform === 'aks' ? cell('--kubelet-config') : undefined
  const vhd = platform === 'aks' ? cell('node_image_version') : undefined
  return [
    ...cluster,
    ...(name ? [stated('pool.name', name.raw, name.raw, name.place, subject)] : []),
    decided('platform', platform, firstWord(text), place, { ...subject, inferred: true }),
    decided('joinMethod', 'node-pool', firstWord(text), place, { ...subject, inferred: true }),
    ...(version ? kubernetesVersionAt(version.raw, version.place, subject) : []),
    ...(system
      ? systemAt(system.raw, system.place, subject).filter(
          ({ name }) => name === 'pool.osSku' || !isChange.test(text),
        )
      : []),
    ...(image
      ? imageTypeAt(image, subject, pool.isShown === true || isOfDocker(version?.raw))
      : []),
    ...(vhd ? buildOfImage(vhd.raw, vhd.place, subject) : []),
    ...(own ? [stated('pool.amiWithoutFamily', own.raw, own.raw, own.place, subject)] : []),
    ...(ofModule
      ? [stated('pool.moduleSystemLeftOut', ofModule.raw, ofModule.raw, ofModule.place, subject)]
      : []),
    ...(ami ? [stated('pool.amiInManaged', ami.raw, ami.raw, ami.place, subject)] : []),
    ...leftOut(pool, system, image).map((one) => ({ ...one, ...subject })),
    ...(mode ? [stated('pool.mode', mode.raw, mode.raw, mode.place, subject)] : []),
    ...(kubelet
      ? [stated('pool.kubeletConfigFile', kubelet.raw, kubelet.raw, kubelet.place, subject)]
      : []),
    ...(runtime ? runtimeAt(runtime.raw, runtime.place, subject) : []),
    ...(most && /^\d{1,4}$/.test(most.raw)
      ? [decided('maxPods', Number(most.raw), most.raw, most.place, subject)]
      : []),
    ...(size ? [stated('pool.machineType', size.raw, size.raw, size.place, subject)] : []),
    ...settingsIn(pool, 'pool', subject),
    ...sizesOfGroup(pool, subject),
    ...taintsOfPool(pool, subject),
    ...labelsOfPool(pool, subject),
    ...roleOfPool(pool),
  ]
}

/** `cluster/pool` of a template, which may put it together: `[concat(parameters('cluster'), '/pool')]`. */
function withoutCluster({ raw, place }: Exclude<Cell, undefined>) {
  const own = /\/([\w-]{1,80})(?:'\)\])?$/.exec(raw)
  return own?.[1] === undefined
    ? { raw, place }
    : { raw: own[1], place: { ...place, column: place.column + own.index + 1 } }
}

/** An AMI of its own in a group for Windows that does not say of which family it is. */
function imageWithoutFamily({ text, cell }: PoolText): Cell {
  const ami = ownImage({ text, cell })
  const isTold = /amiFamily/.test(text) || !/\bwin(?:dows)?\b|gmsa|powershell/i.test(text)
  return isTold ? undefined : ami
}

const ownImage = ({ text, cell }: Pick<PoolText, 'text' | 'cell'>): Cell => {
  const ami = /^[ \t]*(?:- )?ami:/m.test(text) ? cell('ami') : undefined
  return ami?.raw.startsWith('ami-') === true ? ami : undefined
}

const firstWord = (text: string) => /\S{1,80}/.exec(text)?.[0] ?? ''

/** `Windows2022`, `WindowsServer2019FullContainer`, `WINDOWS_CORE_2022_x86_64`, `ltsc2022`. */
function releaseIn(raw: string) {
  const named = windowsReleases.find((id) =>
    guides.some((guide) => imageOf(guide, id)?.value === raw),
  )
  if (named !== undefined) return named
  const year = years.exec(raw)?.[1]
  return windowsReleases.find((id) => id === `ltsc${year}` || id === year)
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

/** Up to these minors GKE made pools with Docker too. */
const isOfDocker = (version = '') =>
  isVersion(version) && isBefore(version, gkePool.onlyContainerd.value)

function imageTypeAt(
  { raw, place }: Exclude<Cell, undefined>,
  more: { readonly subject: string },
  isOlder: boolean,
) {
  return [
    stated(isOlder ? 'pool.olderImageType' : 'pool.imageType', raw, raw, place, more),
    ...(/_containerd$/i.test(raw)
      ? [decided('containerRuntime', 'containerd', raw, place, { ...more, inferred: true })]
      : []),
  ]
}

function runtimeAt(raw: string, place: Place, more: { readonly subject: string }) {
  if (raw === 'dockerd' || raw === 'docker')
    return [decided('containerRuntime', 'docker', raw, place, more)]
  return raw === 'containerd' ? [decided('containerRuntime', raw, raw, place, more)] : []
}
