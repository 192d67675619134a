import { decisionOf } from '../../model/decisions.ts'
import type { Finding } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import type { DecisionId } from '../../model/scenario.ts'
import type { PartId } from './model.ts'
import { partIds } from './picture.ts'
import type { Told } from './told.ts'

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

export const partOfFact = (name: string): PartId | undefined =>
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

/** Where checks belong of what gives no value of the node, such as a volume. */
const checkParts: readonly (readonly [RegExp, PartId])[] = [[/^(?:smb|secrets-store)-/, 'workload']]

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
export function partsOf(finding: Finding, { observations, scenario }: Told): readonly PartId[] {
  const { file, line, column, decisions, id, message } = finding
  // What else stands in its line tells of the node, and not of the step that failed.
  if (id.startsWith('guide-')) return [partOfGuide(finding)]
  const told = decisions.filter((one) => scenario[one] !== undefined)
  const inFile = observations.filter((one) => one.file === file)
  const inLine = inFile.filter((one) => one.line === line)
  const parts = [
    ...nearest(inLine.filter(isAsWritten), (one) => one.column - (column ?? 1)).flatMap((one) =>
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
  const check = checkParts.find(([start]) => start.test(id))
  if (check) return [check[1]]
  const around = nearest(inFile, (one) => one.line - (line ?? 1))
  const beside = around.flatMap(({ decision, name }) =>
    decision === null ? (partOfFact(name) ?? []) : [partOf(decision)],
  )
  return [...new Set(beside.length > 0 ? beside.slice(0, 1) : told.map(partOf))]
}

/** What follows from a flag, such as the runtime from --network-plugin, does not stand there. */
const isAsWritten = ({ decision, inferred }: Observation) => decision === null || inferred !== true

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
