import type { DecisionId, Scenario } from '../../model/scenario.ts'
import type { AnyRule } from '../../model/rule.ts'
import { rules } from '../../rules/index.ts'
import { judge } from '../evaluate.ts'
import { aspects, membersOf, nodeVersion } from './aspects.ts'
import { endOf, scenarioAt, start, type Point, type Way } from './way.ts'

const server = 'controlPlaneVersion'

const inView: ReadonlySet<DecisionId> = new Set([
  ...nodeVersion,
  server,
  ...aspects.flatMap((aspect) => membersOf[aspect]),
])

const rulesInView = rules.filter(({ reads }) => reads.every((id) => inView.has(id)))
const aboutServer = rulesInView.filter(({ reads }) => reads.includes(server))
const aboutNode = rulesInView.filter(({ reads }) => !reads.includes(server))

interface Fault {
  readonly id: string
  readonly weight: number
}

/** The skew of versions goes before all else; everything weighs more than any detour. */
const weights = { skew: 20_000, other: 200 } as const

/**
 * What it costs to stand at a point of the way that the rules about what changes there refuse or do
 * not support; what both ends have anyway costs nothing.
 */
export function createFaultCost(way: Way): (point: Point) => number {
  const kept = new Map<string, readonly Fault[]>()
  const found = (key: string, from: readonly AnyRule[], point: Point) => {
    const before = kept.get(key)
    if (before) return before
    const faults = faultsOf(from, scenarioAt(way, point))
    kept.set(key, faults)
    return faults
  }
  const all = (point: Point) => {
    const node = `${point.stop} ${point.done.join(' ')}`
    return [
      ...found(node, aboutNode, point),
      ...found(`${node} | ${point.server}`, aboutServer, point),
    ]
  }
  const [first, last] = [idsOf(all(start)), idsOf(all(endOf(way)))]
  return (point) =>
    all(point)
      .filter(({ id }) => !first.has(id) || !last.has(id))
      .reduce((sum, { weight }) => sum + weight, 0)
}

const idsOf = (faults: readonly Fault[]) => new Set(faults.map(({ id }) => id))

const faultsOf = (from: readonly AnyRule[], scenario: Scenario): readonly Fault[] =>
  from.flatMap((rule) =>
    judge(rule, scenario)
      .filter(
        ({ severity, basis }) =>
          severity === 'error' ||
          (severity === 'warning' &&
            (basis === 'refused' ||
              basis === 'fails' ||
              rule.matrix ||
              rule.reads.includes(server))),
      )
      .map(({ id }) => ({
        id,
        weight: rule.reads.includes(server) ? weights.skew : weights.other,
      })),
  )
