import type { Effect, Need } from './effect.ts'
import { inUse, seenByServices, type Thing } from './thing.ts'

/** What is there. */
export type World = Set<Thing>

/** Whether what is needed is there; of several things one is enough. */
export const isMet = (world: World, need: Need): boolean =>
  typeof need === 'string' ? world.has(need) : need.some((one) => world.has(one))

/** Whether the effect is not left out. */
export const happens = (world: World, { onlyWith }: Effect): boolean =>
  onlyWith === undefined || onlyWith.some((one) => world.has(one))

/** What the effect leaves behind. */
export function apply(world: World, { makes = [], removes = [], restarts }: Effect): void {
  for (const one of removes) world.delete(one)
  for (const one of makes) world.add(one)
  if (restarts) restart(world)
}

/** Sessions end, new features begin to work, and services see the variables of the machine. */
function restart(world: World): void {
  for (const one of world) {
    if (one.startsWith('session ')) world.delete(one)
    const [, feature] = /^feature (.*) installed$/.exec(one) ?? []
    if (feature !== undefined) world.add(inUse(feature))
    const [, variable] = /^variable (.*) set$/.exec(one) ?? []
    if (variable !== undefined) world.add(seenByServices(variable))
  }
}
