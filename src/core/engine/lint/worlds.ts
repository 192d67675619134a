import type { Surroundings } from '../../model/lint.ts'
import type { OperatingSystem } from '../../model/manifest.ts'
import { plainValue, readValue } from '../../model/readers.ts'
import type { DecisionId, Values } from '../../model/scenario.ts'
import { memoizeByObject } from '../../values/memoize.ts'
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
  const [server, ...otherServers] = (possible.controlPlaneVersion ?? []).map(String)
  if (server !== undefined && otherServers.length === 0) {
    worlds = worlds.map((world) => ({ ...world, server }))
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
  const met = worlds.map(meets)
  const key = `${conditions.join()} ${met.map(Number).join('')}`
  const known = dependencies(worlds)
  const kept = known.get(key)
  if (kept) return kept
  const found = dependsAmong(conditions, worlds, met)
  known.set(key, found)
  return found
}

/** Many documents give the same verdict in the same worlds. */
const dependencies: (worlds: readonly World[]) => Map<string, readonly Condition[]> =
  memoizeByObject(() => new Map())

function dependsAmong(
  conditions: readonly Condition[],
  worlds: readonly World[],
  met: readonly boolean[],
): readonly Condition[] {
  const texts = worlds.map((world) => conditions.map((condition) => textOf(world, condition)))
  return conditions.filter((_, index) => {
    const verdicts = new Map<string, boolean | undefined>()
    return texts.some((own, i) => {
      const others = own.toSpliced(index, 1).join('\n')
      const verdict = verdicts.get(others)
      if (verdict === undefined) verdicts.set(others, met[i])
      return verdict !== undefined && verdict !== met[i]
    })
  })
}
