import type { Surroundings } from '../../model/lint.ts'
import type { OperatingSystem } from '../../model/manifest.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'
import { valuesOf } from '../options.ts'

/** What a verdict can depend on besides the document. */
export type Condition = DecisionId | 'operatingSystem'

/** What is known around a document; what is absent may be anything. */
export type Known = Partial<Scenario> & { readonly operatingSystem?: OperatingSystem }

export type World = Surroundings<DecisionId>

const systems: readonly OperatingSystem[] = ['windows', 'linux']

/**
 * Every way the world may be, as far as these conditions go and with what is known held fast. Only
 * closed decisions have ways; an open one that is not known stays absent.
 */
export function worldsOf(conditions: readonly Condition[], known: Known): readonly World[] {
  let worlds: readonly Readonly<Record<string, unknown>>[] = [{ ...known }]
  for (const condition of conditions) {
    if (known[condition] !== undefined) continue
    const values = condition === 'operatingSystem' ? systems : valuesOf(condition)
    worlds = worlds.flatMap((world) => values.map((value) => ({ ...world, [condition]: value })))
  }
  return worlds as readonly World[]
}

/** The conditions on which it depends whether a world is among those that meet something. */
export function dependsOn(
  conditions: readonly Condition[],
  worlds: readonly World[],
  meets: (world: World) => boolean,
): readonly Condition[] {
  return conditions.filter((condition) => {
    const verdicts = new Map<string, boolean>()
    return worlds.some((world) => {
      const others = conditions.filter((one) => one !== condition).map((one) => world[one])
      const key = JSON.stringify(others)
      const verdict = verdicts.get(key)
      if (verdict === undefined) verdicts.set(key, meets(world))
      return verdict !== undefined && verdict !== meets(world)
    })
  })
}
