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

const known = rules.filter(({ reads }) => reads.every((id) => inView.has(id)))
const aboutServer = known.filter(({ reads }) => reads.includes(server))
const aboutNode = known.filter(({ reads }) => !reads.includes(server))

/**
 * Counts what stops or is not supported at a point of the way, by the rules about what changes there;
 * what either end has anyway does not count.
 */
export function createFaultCounter(way: Way): (point: Point) => number {
  const kept = new Map<string, readonly string[]>()
  const found = (key: string, from: readonly AnyRule[], point: Point) => {
    const before = kept.get(key)
    if (before) return before
    const ids = faultsOf(from, scenarioAt(way, point))
    kept.set(key, ids)
    return ids
  }
  const all = (point: Point) => {
    const node = `${point.stop} ${point.done.join(' ')}`
    return [
      ...found(node, aboutNode, point),
      ...found(`${node} | ${point.server}`, aboutServer, point),
    ]
  }
  const anyway = new Set([...all(start), ...all(endOf(way))])
  return (point) => all(point).filter((id) => !anyway.has(id)).length
}

const faultsOf = (from: readonly AnyRule[], scenario: Scenario): readonly string[] =>
  from
    .flatMap((rule) => judge(rule, scenario))
    .filter(
      ({ severity, basis }) =>
        severity === 'error' || (severity === 'warning' && basis !== 'advice'),
    )
    .map(({ id }) => id)
