import { topics, type TopicId } from '../../model/decision.ts'
import { decisionIds, decisionOf } from '../../model/decisions.ts'
import type { Finding } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import type { DecisionId, Values } from '../../model/scenario.ts'
import { modes } from '../../catalog/modes/index.ts'
import type { Evidence, Part, PartId, PictureModel, Verdict, Wire } from './model.ts'
import { partIds } from './picture.ts'
import { firstOf } from './text.ts'
import { toldWords } from './told-words.ts'
import { toldCells } from './told-cells.ts'

/** What somebody's texts tell of a node. */
export interface Told {
  readonly scenario: Partial<Values>
  readonly observations: readonly Observation[]
  /** The gravest first; their numbers, from 1, stand at the parts. */
  readonly findings: readonly Finding[]
}

/**
 * The node as far as it was told: what nobody said is called so, and no default and no example
 * stands in for it. Faults stand at their parts.
 */
export function toldPicture(told: Told): PictureModel {
  const { scenario } = told
  const places = told.findings.map((finding) => partsOf(finding, told))
  const pod = podOf(told)
  return {
    parts: topics.map(({ id: topic, title }, i): Part => {
      const id = partIds[topic]
      const pins = places.flatMap((parts, n) => (parts.includes(id) ? [n + 1] : []))
      const own = pins.flatMap((n) => told.findings[n - 1] ?? [])
      return {
        id,
        topic,
        number: i + 1,
        title,
        ...toldWords[id](told),
        verdict: gravest(own),
        exampleCount: 0,
        ownCount: 0,
        findingIds: [...new Set(own.map((finding) => finding.id))],
        changed: false,
        evidence: evidenceOf(topic, id, told),
        pins: pins.filter((n) => isFault(told.findings[n - 1])),
      }
    }),
    pods: pod === undefined ? [] : [pod],
    ...(scenario.serviceType === undefined || scenario.serviceType === 'none'
      ? {}
      : { service: scenario.serviceType }),
    links: [],
    wire: wireOf(scenario),
    cells: toldCells(told),
  }
}

const isFault = (finding: Finding | undefined) =>
  finding?.severity === 'error' || finding?.severity === 'warning'

function gravest(findings: readonly Finding[]): Verdict {
  const has = (severity: Finding['severity']) => findings.some((one) => one.severity === severity)
  return has('error') ? 'error' : has('warning') ? 'warning' : has('unknown') ? 'unknown' : 'ok'
}

function evidenceOf(topic: TopicId, id: PartId, { scenario, observations }: Told): Evidence {
  const own = decisionIds.filter(
    (one) => decisionOf(one).topic === topic && scenario[one] !== undefined,
  )
  const about = observations.filter(({ decision, name }) =>
    decision === null ? partOfFact(name) === id : own.includes(decision),
  )
  if (about.length === 0 && own.length === 0) return 'not-told'
  return about.some(({ inferred }) => inferred !== true) ? 'read' : 'follows'
}

/** Where facts that are no decision belong, by the start of their names. */
const factParts: readonly (readonly [RegExp, PartId])[] = [
  [/^(?:kubelet|kubeProxy|flanneld)\./, 'services'],
  [/^(?:kubernetes|kubectl)\./, 'control-plane'],
  [/^(?:host|node|pool)\./, 'host'],
  [/^(?:runtime|containerd|docker|pauseImage)/, 'runtime'],
  [/^(?:workload|pod|service)\./, 'workload'],
  [/^cni\.exceptionList/, 'addresses'],
  [/^(?:cni|network|hns|flannel)/, 'network'],
]

const partOfFact = (name: string): PartId | undefined =>
  factParts.find(([start]) => start.test(name))?.[1]

/** Where messages belong, by the subject in the id of their row. */
const messageParts: readonly (readonly [RegExp, PartId])[] = [
  [/^symptom-m-(?:net|hns|cni|cal|slw|dns|svc)-/, 'network'],
  [/^symptom-m-(?:klt|prx|kad|tls)-/, 'services'],
  [/^symptom-m-(?:hcs|img|hyp|hpc)-/, 'runtime'],
  [/^symptom-m-(?:gms|sto|spc|exc|sch|tol)-/, 'workload'],
]

/** Where messages belong that say no more than a name. */
const namedParts: readonly (readonly [RegExp, PartId])[] = [
  [/\b(?:flanneld?|calico|antrea|CNI|HNS|vSwitch|network)\b/i, 'network'],
  [/\b(?:kubelet|kube-proxy|kubeadm)\b/i, 'services'],
  [/\b(?:containerd|docker|image)\b/i, 'runtime'],
]

/** Where guides belong whose message names no component. */
const guideParts: readonly (readonly [RegExp, PartId])[] = [
  [/^guide-t-(?:0[3-8])$/, 'network'],
  [/^guide-t-(?:02|1[0-2]|18)$/, 'services'],
  [/^guide-t-(?:01|1[34])$/, 'runtime'],
  [/^guide-t-17$/, 'host'],
]

function partOfGuide({ id, message }: Finding): PartId {
  // What it says behind its quotation is the same of every message.
  const quoted = /“([^”]*)”/.exec(message)?.[1] ?? ''
  const named = namedParts.find(([name]) => name.test(quoted))
  return (named ?? guideParts.find(([start]) => start.test(id)))?.[1] ?? 'workload'
}

/** The parts that a finding is about: that of the value at its place, else those of its decisions. */
function partsOf(finding: Finding, { observations, scenario }: Told): readonly PartId[] {
  const { file, line, column, decisions, id, message } = finding
  // What else stands in its line tells of the node, and not of the step that failed.
  if (id.startsWith('guide-')) return [partOfGuide(finding)]
  const told = decisions.filter((one) => scenario[one] !== undefined)
  const inFile = observations.filter((one) => one.file === file)
  const inLine = inFile.filter((one) => one.line === line)
  const parts = [
    ...nearest(inLine, (one) => one.column - (column ?? 1)).flatMap((one) =>
      one.decision === null ? (partOfFact(one.name) ?? []) : [],
    ),
    ...told.filter(isTelling).map(partOf),
  ]
  if (parts.length > 0) return [...new Set(parts)]
  if (id.startsWith('symptom-')) {
    const row = messageParts.find(([start]) => start.test(id))
    const [, part] = row ?? namedParts.find(([name]) => name.test(message)) ?? []
    return part === undefined ? [] : [part]
  }
  const around = nearest(inFile, (one) => one.line - (line ?? 1))
  const beside = around.flatMap(({ decision, name }) =>
    decision === null ? (partOfFact(name) ?? []) : [partOf(decision)],
  )
  return [...new Set(beside.length > 0 ? beside.slice(0, 1) : told.map(partOf))]
}

const partOf = (id: DecisionId): PartId => partIds[decisionOf(id).topic]

/** What stands nearest: a flag begins before its value, a field that gives no value beside others. */
function nearest(
  all: readonly Observation[],
  distanceOf: (one: Observation) => number,
): readonly Observation[] {
  let best: readonly Observation[] = []
  let least = Number.POSITIVE_INFINITY
  for (const one of all) {
    const distance = Math.abs(distanceOf(one))
    if (distance < least) best = []
    if (distance <= least) best = [...best, one]
    least = Math.min(least, distance)
  }
  return best
}

/** A rule that only reads the version is about something else. */
const isTelling = (id: DecisionId) => id !== 'kubernetesVersion' && id !== 'kubernetesRelease'

function podOf({
  scenario: { workloadName, image, isolation = 'process' },
  findings,
}: Told): PictureModel['pods'][number] | undefined {
  if (workloadName === undefined && image === undefined) return undefined
  const isOnlyAsked = findings.some(
    (finding) => isFault(finding) && finding.decisions.includes('isolation'),
  )
  return {
    name: workloadName ?? 'a pod',
    address: '',
    image: image ?? 'not told',
    isolation,
    ...(isOnlyAsked && isolation !== 'process' ? { isOnlyAsked } : {}),
  }
}

function wireOf({ networkAdapter, nodeIP, networkMode, vni, vxlanPort }: Partial<Values>): Wire {
  const own = nodeIP === undefined ? '' : firstOf(nodeIP)
  const plain = {
    adapter: networkAdapter ?? (own === '' ? 'name and address not told' : 'name not told'),
    address: own,
    inner: { from: '', to: '' },
  }
  if (networkMode === undefined) {
    return { ...plain, changes: [], text: 'The network mode is not told.', isTold: false }
  }
  const mode = modes[networkMode]
  return {
    ...plain,
    ...(mode.drawing.isWrapped
      ? {
          outer: {
            from: own === '' ? 'node' : own,
            to: 'node',
            name: mode.encapsulation.value ?? '',
            labels: [
              vxlanPort === undefined ? 'port not told' : `UDP ${vxlanPort}`,
              vni === undefined ? 'VNI not told' : `VNI ${vni}`,
            ],
          },
        }
      : {}),
    changes: mode.drawing.changes,
    text: mode.packets.value,
  }
}
