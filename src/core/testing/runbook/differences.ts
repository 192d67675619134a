import { dryRun } from '../../artifacts/root/runbook/dry-run.ts'
import type { Fault } from '../../artifacts/root/runbook/walk.ts'
import type { StepId } from '../../artifacts/root/runbook/index.ts'
import type { Scenario } from '../../model/scenario.ts'
import type { Gap } from './gap.ts'
import { knownGaps } from './known-gaps.ts'

/** How dry run and table differ: faults that no gap names, and gaps that are there no more. */
export function differences(scenario: Scenario, paths: readonly string[]): readonly string[] {
  const faults = new Map(dryRun(scenario, paths).map((fault) => [keyOf(fault), fault]))
  const gaps = new Map(gapsOf(scenario).map((gap) => [keyOfGap(gap, scenario), gap]))
  return [
    ...[...faults]
      .filter(([key]) => !gaps.has(key))
      .map(([, fault]) => `new fault: ${textOf(fault)}`),
    ...[...gaps]
      .filter(([key]) => !faults.has(key))
      .map(([key, { row }]) => `gone: ${row}: ${key}`),
  ]
}

/** The rows of the table that this scenario shows. */
export const gapsOf = (scenario: Scenario): readonly Gap[] =>
  knownGaps.filter(({ when }) => when(scenario))

export const gapRows: readonly string[] = knownGaps.map(({ row }) => row)

const keyOf = ({ step, needs, madeBy }: Omit<Fault<StepId>, 'does'>) =>
  `${step} needs ${needs}${madeBy.length > 0 ? ' too early' : ''}`

function keyOfGap({ step, needs, isLate }: Gap, scenario: Scenario): string {
  return keyOf({
    step: typeof step === 'string' ? step : step(scenario),
    needs: typeof needs === 'string' ? needs : needs(scenario),
    madeBy: isLate ? ['remove'] : [],
  })
}

const textOf = ({ step, does, needs, madeBy }: Fault<StepId>) =>
  `${step}: ${does} needs ${needs}, which ${madeBy.length > 0 ? `only ${madeBy.join(', ')} makes` : 'no step makes'}`
