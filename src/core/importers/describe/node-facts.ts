import { hasDockershim } from '../../catalog/kubernetes/index.ts'
import type { Place } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import { parseQuantity } from '../../values/quantity.ts'
import { runtimeOfEndpoint } from '../command-line/flag-decisions.ts'
import { networkModeAt } from '../names.ts'
import {
  decided,
  hostBuildAt,
  hostNameAt,
  kubernetesVersionAt,
  runtimeAt,
  stated,
} from '../../model/observe.ts'

export interface Cell {
  readonly raw: string
  readonly place: Place
}

/** What a node says of itself, wherever it was printed. */
export interface NodeCells {
  readonly version?: Cell | undefined
  readonly system?: Cell | undefined
  readonly build?: Cell | undefined
  readonly runtime?: Cell | undefined
  readonly address?: Cell | undefined
  readonly proxy?: Cell | undefined
  readonly cpu?: Cell | undefined
  readonly memory?: Cell | undefined
  readonly pods?: Cell | undefined
  readonly allocatable?: { readonly cpu?: Cell | undefined; readonly memory?: Cell | undefined }
}

export function nodeFacts(
  { version, system, build, runtime, address, proxy, cpu, memory, pods, allocatable }: NodeCells,
  subject?: string,
): readonly Observation[] {
  const more = subject === undefined ? {} : { subject }
  return [
    ...(version
      ? [
          stated(
            'kubelet.version',
            version.raw.replace(/^v/, ''),
            version.raw,
            version.place,
            more,
          ),
          ...kubernetesVersionAt(version.raw, version.place, more),
          ...platformOfVersion(version, more),
        ]
      : []),
    ...(proxy
      ? [stated('kubeProxy.version', proxy.raw.replace(/^v/, ''), proxy.raw, proxy.place, more)]
      : []),
    ...count('cpuCores', cpu, 1, more),
    ...count('memoryGiB', memory, 2 ** 30, more),
    ...count('maxPods', pods, 1, more),
    ...allocatableFacts(allocatable, more),
    ...(system ? hostNameAt(system.raw, system.place, more) : []),
    ...(build ? hostBuildAt(build.raw, build.place, more) : []),
    ...(runtime ? runtimeOf(runtime, version?.raw, more) : []),
    ...(address && isAddress.test(address.raw)
      ? [decided('nodeIP', address.raw, address.raw, address.place, more)]
      : []),
  ]
}

/** The first of the addresses of a node may be its name; of two families both stand in one cell. */
const isAddress = /^[\da-f]{1,4}[.:][\da-f.:, ]+$/i

/** What a node gives to pods, as it is printed. */
const allocatableFacts = (
  cells: NodeCells['allocatable'],
  more: { readonly subject?: string },
): readonly Observation[] =>
  (['cpu', 'memory'] as const).flatMap((resource) => {
    const cell = cells?.[resource]
    return cell && parseQuantity(cell.raw) !== undefined
      ? [stated(`node.allocatable.${resource}`, cell.raw, cell.raw, cell.place, more)]
      : []
  })

/** A capacity in whole units, as a decision has it. */
function count(
  id: 'cpuCores' | 'memoryGiB' | 'maxPods',
  cell: Cell | undefined,
  unit: number,
  more: { readonly subject?: string },
): readonly Observation[] {
  const value = Math.round((parseQuantity(cell?.raw ?? '') ?? 0) / unit)
  return cell && value > 0 ? [decided(id, value, cell.raw, cell.place, more)] : []
}

/** Managed platforms mark the releases that they build; `-eks-1-27-10` is of EKS Distro, as EKS Anywhere has it. */
function platformOfVersion(
  { raw, place }: Cell,
  more: { readonly subject?: string },
): readonly Observation[] {
  const mark = /-(eks|gke)\b(?!-\d{1,2}-\d)/.exec(raw)?.[1]
  return mark === undefined
    ? []
    : [decided('platform', mark, raw, place, { ...more, inferred: true })]
}

const marks = [
  ['eks', /\b(?:eks\.amazonaws\.com|alpha\.eksctl\.io)\/[\w-]{1,40}/],
  ['gke', /\bcloud\.google\.com\/gke-[\w-]{1,40}/],
  ['aks', /\bkubernetes\.azure\.com\/(?:agentpool|cluster|node-image-version)/],
] as const

/** The managed platform that labels of a node name, with the first label that does and its offset. */
export function platformOfLabels(labels: string) {
  for (const [platform, mark] of marks) {
    const found = mark.exec(labels)
    if (found) return { platform, raw: found[0], at: found.index }
  }
  return undefined
}

const prefix = 'flannel.alpha.coreos.com/'
/** What kubeadm notes as it joins a node. */
const joined = 'kubeadm.alpha.kubernetes.io/cri-socket'

/** What an agent of the pod network, or kubeadm, notes at the node, each key with its value. */
export function annotationFacts(
  key: string,
  { raw, place }: Cell,
  subject: string,
): readonly Observation[] {
  const more = { subject, inferred: true } as const
  if (key === `${prefix}backend-type`) {
    return [decided('cni', 'flannel', raw, place, more), ...networkModeAt(raw, place, more)]
  }
  if (key === `${prefix}backend-data`) {
    const vni = /"?VNI\\?"?\s*:\s*(\d{1,8})/.exec(raw)?.[1]
    return vni === undefined ? [] : [decided('vni', Number(vni), vni, place, { subject })]
  }
  if (key === joined) {
    // The note of dockershim stays where the runtime was exchanged since.
    const runtime = (runtimeOfEndpoint(raw) ?? []).filter(([, value]) => value !== 'docker')
    return [
      decided('joinMethod', 'kubeadm', raw, place, more),
      ...runtime.map(([id, value]) => decided(id, value, raw, place, more)),
    ]
  }
  if (!key.startsWith('projectcalico.org/IPv4')) return []
  const [address = ''] = raw.split('/')
  return [
    decided('cni', 'calico', raw, place, more),
    ...(key === 'projectcalico.org/IPv4Address' && address !== ''
      ? [stated('calico.nodeAddress', address, address, place, { subject })]
      : []),
  ]
}

/** From the end of dockershim on, Docker is reached through an adapter of its own. */
function runtimeOf(
  { raw, place }: Cell,
  version: string | undefined,
  more: { readonly subject?: string },
) {
  const read = runtimeAt(raw, place, more)
  const isAdapter = version !== undefined && !hasDockershim(version)
  return read.map((one) =>
    isAdapter && one.decision === 'containerRuntime' && one.value === 'docker'
      ? { ...one, value: 'mirantis', inferred: true as const }
      : one,
  )
}

/** A condition of a node with its reason and message, as far as they stand there. */
export const conditionAt = (
  type: string,
  status: string,
  why: readonly string[],
  place: Place,
  subject: string,
): readonly Observation[] => {
  const reason = why
    .filter((text) => text !== '')
    .join(': ')
    .replace(/\s{2,}/g, ': ')
  return [
    stated(`node.condition.${type}`, status, status, place, { subject }),
    ...(reason === ''
      ? []
      : [stated(`node.reason.${type}`, reason, '', place, { subject, inferred: true })]),
  ]
}
