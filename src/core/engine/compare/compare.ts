import type { GeneratedFile } from '../../model/artifact.ts'
import { decisionIds } from '../../model/decisions.ts'
import { plainValue } from '../../model/readers.ts'
import type { DecisionId, Values } from '../../model/scenario.ts'
import type { Evaluation } from '../evaluate.ts'
import type { Generate } from '../generate.ts'
import { filesBetween, type FileChange } from './files.ts'
import type { Step } from './step.ts'
import { stepsBetween } from './steps.ts'

export interface Difference {
  readonly decision: DecisionId
  readonly from: Values[DecisionId]
  readonly to: Values[DecisionId]
}

export interface Comparison {
  /** Of resolved values. */
  readonly decisions: readonly Difference[]
  readonly files: readonly FileChange[]
  readonly steps: readonly Step[]
}

/** What differs between two setups, and the ordered way from the first to the second. */
export function compare(from: Evaluation, to: Evaluation, generate: Generate): Comparison {
  const decisions = differences(from, to)
  const ids = decisions.map(({ decision }) => decision)
  return {
    decisions,
    files: filesBetween(textsOf(generate(from)), textsOf(generate(to))),
    steps: stepsBetween(from.scenario, to.scenario, ids),
  }
}

const differences = ({ scenario: a }: Evaluation, { scenario: b }: Evaluation) =>
  decisionIds
    .map((decision) => ({ decision, from: plainValue(a[decision]), to: plainValue(b[decision]) }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))

const textsOf = (files: readonly GeneratedFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ path, text }) => [path, text]))
