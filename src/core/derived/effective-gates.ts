import type { AnyFact } from '../catalog/fact.ts'
import type { GateComponent } from '../catalog/flags/gates.ts'
import { gateIn, readersOf } from '../catalog/flags/gates.ts'
import { parseGoBoolean } from '../values/go-boolean.ts'
import { listedGates } from './feature-gates.ts'
import { releaseOf } from './release.ts'
import type { DecisionId, Scenario } from '../model/scenario.ts'

/** One gate as a component gets it. */
export interface EffectiveGate {
  readonly name: string
  /** As the user wrote it, undefined without one; `true` for a gate that a choice needs. */
  readonly value: string | undefined
  /** The choice that needs it; `featureGates` for one that the user listed. */
  readonly decision: DecisionId
  readonly facts: readonly AnyFact[]
}

export const gateDecisions = [
  'kubernetesVersion',
  'kubernetesRelease',
  'containerRuntime',
  'isolation',
  'networkMode',
  'directServerReturn',
  'ipFamily',
  'gmsaCredentialSpec',
  'runAsUserName',
  'featureGates',
] as const satisfies readonly DecisionId[]

type GateChoices = Pick<Scenario, (typeof gateDecisions)[number]>

interface Need {
  readonly name: string
  readonly decision: DecisionId
  readonly holds: (scenario: GateChoices) => boolean
}

const needs: readonly Need[] = [
  {
    name: 'HyperVContainer',
    decision: 'isolation',
    holds: ({ isolation, containerRuntime }) =>
      isolation === 'hyperv' && containerRuntime === 'docker',
  },
  {
    name: 'WindowsHostProcessContainers',
    decision: 'isolation',
    holds: ({ isolation }) => isolation === 'hostprocess',
  },
  {
    name: 'WindowsGMSA',
    decision: 'gmsaCredentialSpec',
    holds: ({ gmsaCredentialSpec }) => gmsaCredentialSpec !== '',
  },
  {
    name: 'WindowsRunAsUserName',
    decision: 'runAsUserName',
    holds: ({ runAsUserName }) => runAsUserName !== '',
  },
  {
    name: 'IPv6DualStack',
    decision: 'ipFamily',
    holds: ({ ipFamily }) => ipFamily === 'dual-stack',
  },
  {
    name: 'WinOverlay',
    decision: 'networkMode',
    holds: ({ networkMode }) => networkMode === 'overlay',
  },
  {
    name: 'WinDSR',
    decision: 'directServerReturn',
    holds: ({ directServerReturn }) => directServerReturn,
  },
]

/** A gate as `--feature-gates` takes it; a name without a value stays one. */
export const gateText = ({ name, value }: Pick<EffectiveGate, 'name' | 'value'>) =>
  value === undefined ? name : `${name}=${value}`

/**
 * What `--feature-gates` of a component holds: the user's list, and every gate that a choice needs,
 * that the component of this release knows and has off, unless the list says otherwise.
 */
export function effectiveGates(
  scenario: GateChoices,
  component: GateComponent,
): readonly EffectiveGate[] {
  const listed = listedGates(scenario.featureGates)
  const release = releaseOf(scenario)
  const needed = needs.flatMap(({ name, decision, holds }): readonly EffectiveGate[] => {
    if (!holds(scenario) || listed.has(name) || !readersOf(name).includes(component)) return []
    const gate = gateIn(name, release)
    return gate.is === 'known' && !gate.default && !gate.locked
      ? [{ name, value: 'true', decision, facts: [gate.fact] }]
      : []
  })
  const own = [...listed].flatMap(([name, value]): readonly EffectiveGate[] =>
    readersOf(name).includes(component)
      ? [{ name, value, decision: 'featureGates', facts: [] }]
      : [],
  )
  return [...own, ...needed]
}

/** Whether a component runs with a gate on: as listed or needed, else by its default; false where the name is refused. */
export function isGateOn(scenario: GateChoices, component: GateComponent, name: string): boolean {
  const set = effectiveGates(scenario, component).find((gate) => gate.name === name)
  const gate = gateIn(name, releaseOf(scenario))
  if (gate.is !== 'known') return false
  if (gate.locked || !set) return gate.default
  return parseGoBoolean(set.value ?? '') === true
}
