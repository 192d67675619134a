import { gateDependencies, type GateDependency } from '../catalog/flags/gate-dependencies.ts'
import { gateIn } from '../catalog/flags/gates.ts'
import type { Gate } from '../values/gates.ts'
import { isWithin, minorOf } from '../values/version.ts'

/** What the kubelet of a release makes of one gate of a list; undefined for a name that it does not know. */
export function gateState(
  gates: readonly Gate[],
  name: string,
  release: string,
): boolean | undefined {
  const gate = gateIn(name, release)
  if (gate.is !== 'known') return undefined
  if (gate.locked) return gate.default
  return settingOf(gates, name) ?? settingOfStage(gates, gate.fact.value.stage) ?? gate.default
}

/** The last of several counts, as in the components. */
const settingOf = (gates: readonly Gate[], name: string): boolean | undefined =>
  gates.findLast((gate) => gate.name === name)?.isOn

function settingOfStage(gates: readonly Gate[], stage: string): boolean | undefined {
  if (stage === 'alpha') return settingOf(gates, 'AllAlpha')
  return stage === 'beta' ? settingOf(gates, 'AllBeta') : undefined
}

/** A gate that a list leaves on, and those it needs that the list leaves off. */
export interface UnmetDependency {
  readonly gate: string
  readonly off: readonly string[]
}

/** Every gate of a list that is on without what it needs. */
export function unmetDependencies(
  gates: readonly Gate[],
  release: string,
): readonly UnmetDependency[] {
  const minor = minorOf(release)
  const isOff = (name: string) => gateState(gates, name, release) === false
  return gateDependencies.value
    .filter((row: GateDependency) => isWithin(minor, row))
    .flatMap(({ gate, needs }): readonly UnmetDependency[] => {
      if (gateState(gates, gate, release) !== true) return []
      const off = needs.filter(isOff)
      return off.length > 0 ? [{ gate, off }] : []
    })
}

/** The list with what it lacks: a gate off that depends on one it turns off, else the gates on that one needs. */
export function withDependencies(gates: readonly Gate[], release: string): readonly Gate[] {
  let list = gates
  // One step settles one gate, so as many as there are dependencies settle all.
  for (let steps = gateDependencies.value.length; steps > 0; steps -= 1) {
    const [unmet] = unmetDependencies(list, release)
    if (!unmet) return list
    const { gate, off } = unmet
    const isWanted = settingOf(list, gate) === true
    list = [
      ...list,
      ...(isWanted ? off.map((name) => ({ name, isOn: true })) : [{ name: gate, isOn: false }]),
    ]
  }
  return list
}
