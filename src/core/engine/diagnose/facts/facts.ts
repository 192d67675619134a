import { isOfDockershim } from '../../../importers/command-line/observe.ts'
import type { Observation, Problem } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import type { AnyParsed } from '../../../model/parsed.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import type { Possible } from '../../lint/worlds.ts'
import { isOfWorkload } from './of-workload.ts'
import { minorOf } from '../../../values/version.ts'
import { parseValue } from '../../values.ts'
import { isOfAnother } from './of-another.ts'
import { distinct, possibleOf, withGates, withIsolation, withoutIgnored } from './infer.ts'
import { withOwnNodes } from './own-nodes.ts'
import { createNodeOf, withFirst } from './placed-pods.ts'
import { nodesOfBuild, podOf, selectedBuilds } from './selected-builds.ts'

/** A setting of one node, or of one workload, with the observations behind it. */
export interface Context {
  readonly possible: Possible
  /** By decision, those that gave its values. */
  readonly observed: ReadonlyMap<DecisionId, readonly Observation[]>
  /** Of a Service, which has no pod of its own: what it tells itself. */
  readonly tells?: ReadonlySet<DecisionId>
}

/** Whether an observation gives its decision a value that it can have. */
export const isUsable = ({ decision, value }: Observation) =>
  decision !== null &&
  parseValue(decision, value).ok &&
  !(typeof value === 'string' && template.test(value)) &&
  // A release of a minor that nothing is known of is judged by nothing.
  (decision !== 'kubernetesRelease' ||
    parseValue('kubernetesVersion', minorOf(String(value).split(/[-+]/, 1)[0] ?? '')).ok)

/** A word of a template stands for a value that the text does not show. */
const template = /\$\{|\$\(|^\$[A-Za-z_]|\{\{|#\{|< ?[A-Za-z]|__[A-Z]|__[a-z]\w*__|%%[A-Za-z]/

export interface Contexts {
  readonly nodes: readonly Context[]
  readonly workloads: readonly Context[]
  /** Where what comes after the most that is judged begins. */
  readonly skipped: readonly Problem[]
}

/**
 * The nodes and the workloads that usable observations tell of, each with what holds for all, the node
 * of the first workload in front. Without a node of its own there is one setting, the common one.
 */
export function contextsOf(
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
  made: readonly unknown[] = [],
  all: readonly Observation[] = [],
): Contexts {
  const common: Observation[] = []
  const bySubject = new Map<string, Observation[]>()
  // A value that is said twice is the same value.
  const seen = new Set<string>()
  for (const one of observations) {
    const { subject, decision, value } = one
    const said = typeof value === 'string' ? value : JSON.stringify(value)
    // What a flag of dockershim says counts less than what somebody chose.
    const key = `${subject}\n${decision}\n${typeof value}\n${said}\n${isOfDockershim(one)}`
    if (seen.has(key)) continue
    seen.add(key)
    if (subject === undefined || subject.startsWith('component ')) common.push(one)
    else {
      const own = bySubject.get(subject)
      if (own) own.push(one)
      else bySubject.set(subject, [one])
    }
  }
  const skipped: Problem[] = []
  const subjectsOf = (start: string) => {
    const all = [...bySubject].filter(([subject]) => subject.startsWith(start))
    const [first] = all[mostSubjects]?.[1] ?? []
    if (first) {
      const message = `The rules judge the first ${mostSubjects} of ${all.length} ${start.trim()}s; from here on only the document itself is checked.`
      skipped.push({ ...placeOf(first), message })
    }
    return all.slice(0, mostSubjects)
  }
  const byNode = new Map(
    subjectsOf('node ').map(([subject, own]) => [subject, contextOf(common, own, parsed, made)]),
  )
  const settings = byNode.size > 0 ? [...byNode.values()] : [contextOf(common, [], parsed, made)]
  const shared = sharedBy(settings)
  const builds = selectedBuilds(all)
  const nodeOf = createNodeOf(all, byNode)
  const workloads = [...subjectsOf('workload '), ...subjectsOf('service ')].map(
    ([subject, own]) => {
      const pod = podOf(subject)
      const told = pod === subject ? own : [...(bySubject.get(pod) ?? []), ...own]
      const node = nodeOf(pod)
      const nodesOfOwn = node ? [node] : nodesOfBuild(settings, builds.get(pod))
      const context = merged(nodesOfOwn === settings ? shared : sharedBy(nodesOfOwn), told, parsed)
      return subject.startsWith('service ') ? { ...context, tells: decidedBy(own) } : context
    },
  )
  const hasOwn = common.some(({ decision }) => decision !== null && isOfWorkload(decision))
  const firstPod = podOf([...bySubject.keys()].find((one) => one.startsWith('workload ')))
  return {
    nodes: withFirst(settings, nodeOf(firstPod)),
    workloads: hasOwn ? [...workloads, merged(shared, [], parsed)] : workloads,
    skipped,
  }
}

const decidedBy = (own: readonly Observation[]): ReadonlySet<DecisionId> =>
  new Set(own.flatMap(({ decision }) => decision ?? []))

/** Of more than this the rest is like those before. */
const mostSubjects = 200

/** The prefix of a route stands for the Service range, but may be far wider than it. */
export const isEvidence = ({ decision, inferred }: Observation) =>
  !(decision === 'serviceCIDR' && inferred === true)

/** What may hold of a node that is not named: anything that one of them has. */
export function sharedBy(nodes: readonly Context[]): Context {
  const [first, ...others] = nodes
  if (!first) return { possible: {}, observed: new Map() }
  if (others.length === 0) return first
  const sets = nodes.map(({ possible }) => possible as Readonly<Record<string, readonly unknown[]>>)
  const possible = Object.fromEntries(
    Object.keys(first.possible).flatMap((id) =>
      sets.some((one) => one[id] === undefined)
        ? []
        : [[id, distinct(sets.flatMap((one) => one[id] ?? []))]],
    ),
  )
  const observed: Observed = new Map()
  for (const id of first.observed.keys()) {
    if (possible[id] === undefined) continue
    observed.set(
      id,
      nodes.slice(0, 5).flatMap((node) => node.observed.get(id) ?? []),
    )
  }
  return { possible, observed }
}

type Observed = Map<DecisionId, readonly Observation[]>

/** What is said of one thing itself counts before what is said of all. */
function contextOf(
  common: readonly Observation[],
  own: readonly Observation[],
  parsed: readonly AnyParsed[],
  made: readonly unknown[],
): Context {
  const observed: Observed = new Map()
  for (const one of [...own, ...common]) {
    const { decision } = one
    if (decision === null) continue
    const before = observed.get(decision) ?? []
    if (before.some((other) => other.subject !== one.subject && own.includes(other))) continue
    if (!own.includes(one) && isOfAnother(one, own, common)) continue
    observed.set(decision, [...before, one])
  }
  return { observed, possible: withOwnNodes(possibleOf(observed, parsed), made) }
}

function merged(node: Context, own: readonly Observation[], parsed: readonly AnyParsed[]): Context {
  const stated: Observed = new Map()
  for (const one of own) {
    if (one.decision !== null) {
      stated.set(one.decision, [...(stated.get(one.decision) ?? []), one])
    }
  }
  return {
    observed: new Map([...node.observed, ...stated]),
    possible: withIsolation(
      withoutIgnored(withGates({ ...node.possible, ...possibleOf(stated, []) }, parsed), own),
      stated,
      parsed,
    ),
  }
}
