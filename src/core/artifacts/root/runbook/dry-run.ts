import type { Scenario } from '../../../model/scenario.ts'
import { componentEffects } from './component-effects.ts'
import { given } from './given.ts'
import { stepsFor, type StepId } from './index.ts'
import { walk, type Fault, type Planned } from './walk.ts'

/**
 * Walks the runbook of a scenario in order and reports where a step needs what is not there yet.
 * `paths` are the files of the zip.
 */
const dryRun = (scenario: Scenario, paths: readonly string[]): readonly Fault<StepId>[] =>
  walk(plannedEffects(scenario, paths), given(scenario, paths), componentEffects(scenario))

/**
 * The faults of a dry run as sentences.
 * @internal for tests and the sweep
 */
export const dryRunFaults = (scenario: Scenario, paths: readonly string[]): readonly string[] =>
  dryRun(scenario, paths).map(
    ({ step, does, needs, madeBy }) =>
      `${step}: ${does} needs ${needs}, which ${madeBy.length > 0 ? `only ${madeBy.join(', ')} makes` : 'no step makes'}`,
  )

/**
 * What the steps of a scenario do, in their order.
 * @internal for tests
 */
export function plannedEffects(
  scenario: Scenario,
  paths: readonly string[],
): readonly Planned<StepId>[] {
  const files = new Set(paths)
  const context = { has: (path: string) => files.has(path) }
  return stepsFor(scenario, context).flatMap((step) =>
    step.effects(scenario, context).map((effect) => ({ step: step.id, effect })),
  )
}
