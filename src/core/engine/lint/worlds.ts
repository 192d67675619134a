import type { Surroundings } from '../../model/lint.ts'
import type { OperatingSystem } from '../../model/manifest.ts'
import { plainValue, readValue } from '../../model/readers.ts'
import type { DecisionId, Values } from '../../model/scenario.ts'
import { isVersion, minorOf } from '../../values/version.ts'
import { valuesOf } from '../options.ts'

/** What a verdict can depend on besides the document. */
export type Condition = DecisionId | 'operatingSystem'

/** What is known around a document; what is absent may be anything. */
export type Known = Partial<Values> & { readonly operatingSystem?: OperatingSystem }

/** The values that a condition may have, as far as they are known; what is absent may be anything. */
export type Possible = { readonly [C in Condition]?: readonly unknown[] }

export type World = Surroundings<DecisionId>

const systems: readonly OperatingSystem[] = ['windows', 'linux']

/** The one value of each condition that is known. */
export const possibleOf = (known: Known): Possible =>
  Object.fromEntries(
    Object.entries(known).flatMap(([id, value]: readonly [string, unknown]) =>
      value === undefined ? [] : [[id, [value]]],
    ),
  )

/** The values to try for a condition; none for an open decision that nobody told. */
export const triedFor = (condition: Condition, possible: Possible): readonly unknown[] =>
  possible[condition] ?? (condition === 'operatingSystem' ? systems : valuesOf(condition))

/**
 * Every way the world may be, as far as these conditions go. Only closed decisions have ways; an
 * open one that is not known stays absent.
 */
export function worldsOf(conditions: readonly Condition[], possible: Possible): readonly World[] {
  let worlds: readonly Readonly<Record<string, unknown>>[] = [{ accepted: [] }]
  for (const condition of conditions) {
    const values = triedFor(condition, possible).map((raw) =>
      condition === 'operatingSystem' ? raw : readValue(condition, raw),
    )
    if (values.length === 0) continue
    worlds = worlds.flatMap((world) => values.map((value) => ({ ...world, [condition]: value })))
  }
  const releases = (possible.kubernetesRelease ?? []).map(String)
  worlds = worlds.map((world) => {
    const own = releases.filter((release) => minorOf(release) === world['kubernetesVersion'])
    return own.length === 1 ? { ...world, release: own[0] } : world
  })
  const [pluginRelease, ...otherReleases] = (possible.cniRelease ?? []).map(String)
  if (pluginRelease !== undefined && otherReleases.length === 0 && isVersion(pluginRelease)) {
    worlds = worlds.map((world) => ({ ...world, pluginRelease }))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return worlds as readonly World[]
}

/** What a world says of a condition, as text that can be compared. */
export const textOf = (world: World, condition: Condition): string => {
  const value = world[condition]
  return value === undefined ? '' : JSON.stringify(plainValue(value))
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
      const others = conditions.filter((one) => one !== condition).map((one) => textOf(world, one))
      const key = JSON.stringify(others)
      const verdict = verdicts.get(key)
      if (verdict === undefined) verdicts.set(key, meets(world))
      return verdict !== undefined && verdict !== meets(world)
    })
  })
}
