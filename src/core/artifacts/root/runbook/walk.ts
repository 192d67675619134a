import type { Effect, Need } from './effect.ts'
import type { Thing } from './thing.ts'
import { apply, happens, isMet, type World } from './world.ts'

/** One effect of a step. */
export interface Planned<Id extends string> {
  readonly step: Id
  readonly effect: Effect
}

/** A step that needs what no earlier one made, or that something refuses. */
export interface Fault<Id extends string> {
  readonly step: Id
  /** What fails, a sentence without its full stop. */
  readonly does: string
  readonly needs: Thing
  /** The steps that make it, too late; none where nothing makes it. */
  readonly madeBy: readonly Id[]
}

/**
 * Applies the effects in their order, with `components` acting between them as soon as they can.
 * What was reported once is taken as there from then on, so that one fault hides no other.
 */
export function walk<Id extends string>(
  planned: readonly Planned<Id>[],
  given: readonly Thing[],
  components: readonly Effect[],
): readonly Fault<Id>[] {
  const world: World = new Set(given)
  settle(world, components)
  return planned.flatMap(({ step, effect }, i) => {
    if (!happens(world, effect)) return []
    const { does, needs, refuses = [] } = effect
    const later = planned.slice(i + 1)
    const faults = needs.flatMap((need) => missing(need, { world, components, step, does, later }))
    const refused = refuses
      .filter((one) => world.has(one))
      .map((one) => ({ step, does: `${does}, which is refused by`, needs: one, madeBy: [] }))
    apply(world, effect)
    settle(world, components)
    return [...faults, ...refused]
  })
}

/** Components act until nothing changes any more. */
function settle(world: World, components: readonly Effect[]): void {
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (const effect of components) {
      const isDone = (effect.makes ?? []).every((one) => world.has(one))
      if (isDone || !effect.needs.every((need) => isMet(world, need))) continue
      apply(world, effect)
      isChanged = true
    }
  }
}

interface Place<Id extends string> {
  readonly world: World
  readonly components: readonly Effect[]
  readonly step: Id
  readonly does: string
  readonly later: readonly Planned<Id>[]
}

/** The faults of one need, which is met afterwards. */
function missing<Id extends string>(need: Need, place: Place<Id>): readonly Fault<Id>[] {
  const { world, components, step, does, later } = place
  if (isMet(world, need)) return []
  const thing = usual(need)
  const faults: Fault<Id>[] = []
  const late = new Set<Id>()
  for (const root of rootsOf(thing, place)) {
    const makers = later.filter(({ effect }) => effect.makes?.includes(root.needs))
    for (const maker of makers) late.add(maker.step)
    if (makers.length > 0) continue
    faults.push({ step, ...root, madeBy: [] })
    world.add(root.needs)
  }
  if (late.size > 0) faults.push({ step, does, needs: thing, madeBy: [...late] })
  world.add(thing)
  settle(world, components)
  return faults
}

/** What is missing for the thing, as far down as no component makes it. */
function rootsOf<Id extends string>(
  thing: Thing,
  { world, components, does }: Place<Id>,
): readonly { readonly does: string; readonly needs: Thing }[] {
  const seen = new Set<Thing>()
  const down = (one: Thing, by: string): readonly { does: string; needs: Thing }[] => {
    if (world.has(one) || seen.has(one)) return []
    seen.add(one)
    const maker = components.find(({ makes }) => makes?.includes(one))
    if (!maker) return [{ does: by, needs: one }]
    return maker.needs
      .filter((need) => !isMet(world, need))
      .flatMap((need) => down(usual(need), maker.does))
  }
  return down(thing, does)
}

/** Of several, the first is the usual one. */
const usual = (need: Need): Thing => (typeof need === 'string' ? need : need[0])
