import { scenarioText } from '../../model/readers.ts'
import type { Finding, Severity } from '../../model/finding.ts'
import type { AnyRule } from '../../model/rule.ts'
import type { DecisionId } from '../../model/scenario.ts'
import { evaluate, type Evaluation } from '../evaluate.ts'
import { valuesOf } from '../options.ts'
import { countOf, idsOf, type Changes } from './changes.ts'
import { risksOf } from './risk.ts'
import { grouped } from '../../values/grouped.ts'

/** What users least like to change comes last; within a rank one change is as good as another. */
const ranks: readonly (readonly DecisionId[])[] = [
  ['kubernetesVersion', 'windowsRelease', 'controlPlaneVersion', 'platform'],
  ['containerRuntime', 'isolation', 'image', 'imageRelease'],
  ['cni', 'networkMode', 'ipam', 'ipFamily'],
]

/** No repair changes as many decisions as this, so ranks never add up into the next one. */
const rankBase = 100

/** A solution with what is found once its changes are made. */
export interface Ranked {
  readonly changes: Changes
  readonly evaluation: Evaluation
}

/**
 * The first of the solutions, distinct as scenarios. The fewest changes come first; among as many,
 * safe ones before risky ones, then ways that change other decisions before further values of the
 * same ones; then what users like to change, fewer warnings, less that nobody knows, what the errors
 * suggest, nearer values.
 */
export function nearest(
  solutions: readonly Changes[],
  start: Evaluation,
  rules: readonly AnyRule[],
  wanted: number,
): readonly Ranked[] {
  const picked: Ranked[] = []
  const scenarios = new Set<string>()
  const steps = (changes: Changes) =>
    2 * countOf(changes) + (risksOf(changes, start).length > 0 ? 1 : 0)
  for (const asMany of groupsBy(solutions, steps)) {
    const kinds = new Set<string>()
    const again: Ranked[] = []
    for (const asLiked of groupsBy(asMany, costOf)) {
      if (picked.length >= wanted) return picked.slice(0, wanted)
      for (const ranked of inOrder(asLiked, start, rules)) {
        const scenario = scenarioText(ranked.evaluation.scenario)
        const kind = idsOf(ranked.changes).toSorted().join()
        if (scenarios.has(scenario)) continue
        scenarios.add(scenario)
        if (kinds.has(kind)) again.push(ranked)
        else picked.push(ranked)
        kinds.add(kind)
      }
    }
    picked.push(...again)
  }
  return picked.slice(0, wanted)
}

function inOrder(solutions: readonly Changes[], start: Evaluation, rules: readonly AnyRule[]) {
  const suggested = start.findings.flatMap(({ severity, suggestion }) =>
    severity === 'error' && suggestion ? [suggestion] : [],
  )
  return solutions
    .map((changes) => {
      const evaluation = evaluate({ ...start.choices, ...changes }, rules)
      const ids = idsOf(changes)
      const order = [
        numberOf('warning', evaluation.findings),
        numberOf('unknown', evaluation.findings),
        ids.filter((id) => !suggested.some((one) => one[id] === changes[id])).length,
        // An automatic image follows its release, and needs no change of its own.
        ids.length,
        ids.reduce((sum, id) => sum + distance(id, changes, start), 0),
      ]
      return { changes, evaluation, order }
    })
    .toSorted((a, b) => compare(a.order, b.order))
}

const numberOf = (wanted: Severity, findings: readonly Finding[]) =>
  findings.filter(({ severity }) => severity === wanted).length

function costOf(changes: Changes): number {
  return idsOf(changes).reduce((sum, id) => {
    if (id === 'image' && 'imageRelease' in changes) return sum
    const rank = ranks.findIndex((ids) => ids.includes(id))
    return sum + (rank < 0 ? 1 : rankBase ** (ranks.length - rank))
  }, 0)
}

/** How far apart two values stand in their list; 0 for an open decision. */
function distance(id: DecisionId, changes: Changes, { scenario }: Evaluation): number {
  const values: readonly unknown[] = valuesOf(id)
  return Math.abs(values.indexOf(changes[id]) - values.indexOf(scenario[id]))
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** Items with the same number together, the smallest number first. */
function groupsBy<T>(
  items: readonly T[],
  numberOf: (item: T) => number,
): readonly (readonly T[])[] {
  const groups = grouped(items, numberOf)
  return [...groups].toSorted(([a], [b]) => a - b).map(([, group]) => group)
}
