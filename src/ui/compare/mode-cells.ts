import {
  choicesOf,
  evaluate,
  stateFrom,
  type Choices,
  type Finding,
  type Scenario,
  type State,
} from '../../core/plan.ts'

/** One plugin in one mode, with everything else as it is in the plan. */
export interface Cell {
  readonly mode: Scenario['networkMode']
  readonly cni: Scenario['cni']
  readonly state: State
  /** Those that name the mode or the plugin. */
  readonly findings: readonly Finding[]
}

/** Every plugin in every mode. */
export function cellsOf(choices: Choices): readonly Cell[] {
  // The values of the two decisions are the catalog's own.
  const modes = choicesOf('networkMode').map(({ value }) => value as Scenario['networkMode'])
  const plugins = choicesOf('cni').map(({ value }) => value as Scenario['cni'])
  return plugins.flatMap((cni) =>
    modes.map((mode): Cell => {
      const findings = evaluate({ ...choices, networkMode: mode, cni }).findings.filter(
        ({ decisions }) => decisions.some((id) => id === 'networkMode' || id === 'cni'),
      )
      return { mode, cni, state: stateFrom(cni, findings).state, findings }
    }),
  )
}
