import { isManaged } from '../../model/managed-plan.ts'
import type { Aspect } from './aspects.ts'
import { createFaultCost } from './faults.ts'
import { endOf, start, type Point, type Way } from './way.ts'

interface Reached {
  readonly point: Point
  readonly before: Reached | undefined
}

/**
 * The points from the first scenario to the second: as few faults as can be on the way, then as few
 * steps; two changes in one go only where one after the other would not work.
 */
export function shortestWay(way: Way): readonly Point[] {
  const costOf = createFaultCost(way)
  const settled = new Set<string>()
  const end = JSON.stringify(endOf(way))
  const byCost: Reached[][] = [[{ point: start, before: undefined }]]
  for (let cost = 0; cost < byCost.length; cost++) {
    for (const reached of byCost[cost] ?? []) {
      const key = JSON.stringify(reached.point)
      if (settled.has(key)) continue
      settled.add(key)
      if (key === end) return pointsOf(reached)
      for (const { point, changes } of movesFrom(way, reached.point)) {
        const total = cost + 2 * changes - 1 + costOf(point)
        ;(byCost[total] ??= []).push({ point, before: reached })
      }
    }
  }
  return []
}

interface Move {
  readonly point: Point
  readonly changes: number
}

function movesFrom(way: Way, from: Point): readonly Move[] {
  const left = way.pending.filter((aspect) => !from.done.includes(aspect))
  const moves: Move[] = []
  if (from.server < way.servers.length - 1) {
    moves.push({ point: { ...from, server: from.server + 1 }, changes: 1 })
  }
  for (const added of subsetsOf(left)) {
    for (let stop = way.stops.length - 1; stop >= from.stop; stop--) {
      const changes = added.length + (stop > from.stop ? 1 : 0)
      if (changes === 0) continue
      const done = way.pending.filter((one) => from.done.includes(one) || added.includes(one))
      moves.push({ point: { ...from, stop, done }, changes })
    }
  }
  return moves.filter(({ point }) => !isRuntimeLate(way, point) && !isRuntimeEarly(way, point))
}

/** The image of a pool brings its runtime along with the last version. */
const isRuntimeEarly = ({ to, stops }: Way, { stop, done }: Point) =>
  isManaged(to) && done.includes('runtime') && stop < stops.length - 1

/** The runtime waits for no version after the last. */
function isRuntimeLate(way: Way, { server, stop, done }: Point): boolean {
  if (!way.pending.includes('runtime') || done.includes('runtime')) return false
  const isNodeThere = way.stops.length > 1 && stop === way.stops.length - 1
  const isServerThere =
    way.stops.length === 1 && way.servers.length > 1 && server === way.servers.length - 1
  return isNodeThere || isServerThere
}

const subsetsOf = (all: readonly Aspect[]): readonly (readonly Aspect[])[] =>
  all.reduce<readonly (readonly Aspect[])[]>(
    (sets, one) => [...sets, ...sets.map((set) => [...set, one])],
    [[]],
  )

function pointsOf(last: Reached): readonly Point[] {
  const points: Point[] = []
  for (let one: Reached | undefined = last; one; one = one.before) points.unshift(one.point)
  return points
}
