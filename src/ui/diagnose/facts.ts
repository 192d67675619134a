import type { Diagnosis, Observation, Place } from '../../core/diagnose.ts'
import {
  choicesOf,
  decisionIds,
  decisionOf,
  topics,
  type DecisionId,
  type TopicId,
} from '../../core/plan.ts'
import { grouped } from './grouped.ts'

/** Nobody looks at more places of one value. */
const mostPlaces = 20

export type Evidence = 'read' | 'follows' | 'disagree'

/** One thing that the texts tell of the setup. */
export interface Fact {
  readonly id: DecisionId
  readonly label: string
  readonly evidence: Evidence
  /** One value, or several that cannot all hold, each with where it stands. */
  readonly values: readonly { readonly text: string; readonly places: readonly Place[] }[]
}

export interface TopicFacts {
  readonly topic: TopicId
  readonly title: string
  readonly facts: readonly Fact[]
  /** What matters most here and nobody said. */
  readonly notTold: readonly string[]
}

/** What every setup has, and what most verdicts depend on. */
const chief: readonly DecisionId[] = [
  'kubernetesVersion',
  'windowsRelease',
  'windowsRevision',
  'nodeName',
  'containerRuntime',
  'runtimeVersion',
  'isolation',
  'image',
  'networkMode',
  'cni',
  'clusterCIDR',
  'serviceCIDR',
  'clusterDNS',
  'nodeIP',
]

/** What was read, what follows and what nobody said, by part of the node. */
export function factsOf(diagnosis: Diagnosis): readonly TopicFacts[] {
  const byDecision = grouped(diagnosis.observations, ({ decision }) => decision)
  return topics.map(({ id: topic, title }) => {
    const own = decisionIds.filter((id) => decisionOf(id).topic === topic)
    return {
      topic,
      title,
      facts: own.flatMap((id) => factOf(id, byDecision.get(id) ?? [], diagnosis)),
      notTold: own
        .filter((id) => chief.includes(id) && diagnosis.scenario[id] === undefined)
        .map(labelOf),
    }
  })
}

function factOf(
  id: DecisionId,
  observations: readonly Observation[],
  { scenario, findings }: Diagnosis,
): readonly Fact[] {
  const value = scenario[id]
  if (observations.length === 0 && (value === undefined || value === '')) return []
  // The release says the minor too.
  if (id === 'kubernetesVersion' && scenario.kubernetesRelease !== undefined) return []
  const isDisputed = findings.some(
    (finding) => finding.id === 'values-disagree' && finding.decisions.includes(id),
  )
  const groups = [...grouped(observations, (one) => JSON.stringify(one.value)).values()]
  const values = groups.map((all) => ({
    text: textOf(id, all[0]?.value),
    places: eachOnce(all).slice(0, mostPlaces),
  }))
  return [
    {
      id,
      label: labelOf(id),
      evidence: isDisputed
        ? 'disagree'
        : observations.some(({ inferred }) => inferred !== true)
          ? 'read'
          : 'follows',
      values: values.length > 0 ? values : [{ text: textOf(id, value), places: [] }],
    },
  ]
}

function textOf(id: DecisionId, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ')
  const text = String(value)
  return choicesOf(id).find((choice) => choice.value === text)?.name ?? text
}

/** What to type where nothing is known is for fields. */
const labelOf = (id: DecisionId) => decisionOf(id).label.replace(/, 0 if not known$/, '')

const eachOnce = (all: readonly Observation[]): readonly Place[] => [
  ...new Map(
    all.map(({ file, line, column }) => [`${file}:${line}`, { file, line, column }]),
  ).values(),
]
