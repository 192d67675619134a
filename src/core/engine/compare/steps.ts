import { topics } from '../../model/decision.ts'
import { decisionOf } from '../../model/decisions.ts'
import { isManaged } from '../../model/managed-plan.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'
import { aspectSteps } from './aspect-steps.ts'
import { decisionsOf, nodeVersion } from './aspects.ts'
import { isNewNode } from './host-step.ts'
import { newCluster } from './new-cluster.ts'
import { shortestWay } from './shortest-way.ts'
import { reason, stepOf, type Step } from './step.ts'
import { isDown, serverReasons, versionReasons } from './version-reasons.ts'
import { scenarioAt, wayOf, type Point, type Way } from './way.ts'

/** The ordered way from the first scenario to the second; each of `differing` is in some step. */
export function stepsBetween(
  from: Scenario,
  to: Scenario,
  differing: readonly DecisionId[],
): readonly Step[] {
  const steps = newCluster(from, to, differing) ?? onTheWay(wayOf(from, to, differing))
  const told = new Set(steps.flatMap(({ decisions }) => decisions))
  return [...steps, ...rest(differing.filter((id) => !told.has(id)))]
}

function onTheWay(way: Way): readonly Step[] {
  const points = shortestWay(way)
  return points.slice(1).map((point, i) => stepTo(way, points[i] ?? point, point))
}

function stepTo(way: Way, last: Point, point: Point): Step {
  const [before, after] = [scenarioAt(way, last), scenarioAt(way, point)]
  if (point.server !== last.server) {
    return stepOf(
      `Upgrade the control plane to ${after.controlPlaneVersion}`,
      serverReasons(before, after),
      ['controlPlaneVersion'],
    )
  }
  const added = point.done.filter((aspect) => !last.done.includes(aspect))
  const isVersion = point.stop !== last.stop
  const titles = added.map((aspect) => aspectSteps[aspect].title(before, after))
  const title = [...titles, ...(isVersion ? [versionTitle(before, after)] : [])]
  return stepOf(
    title.map((text, i) => (i === 0 ? text : lowerFirst(text))).join(', '),
    [
      ...added.flatMap((aspect) => aspectSteps[aspect].reasons(before, after)),
      ...(isVersion ? versionReasons(before, after) : []),
    ],
    [
      ...added.flatMap((aspect) => decisionsOf(aspect, way.differing)),
      ...(isVersion ? way.differing.filter((id) => nodeVersion.includes(id)) : []),
    ],
  )
}

function versionTitle(before: Scenario, after: Scenario): string {
  const name = `Kubernetes ${after.kubernetesRelease}`
  if (isNewNode(before, after)) return `With ${name}`
  if (isManaged(after)) return `Upgrade the pool to ${name}`
  return isDown(before, after) ? `Make the node anew with ${name}` : `Upgrade the node to ${name}`
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What neither version nor host, runtime or network takes along, a step for each topic. */
const rest = (left: readonly DecisionId[]): readonly Step[] =>
  topics.flatMap(({ id: topic, title }) => {
    const own = left.filter((id) => decisionOf(id).topic === topic)
    if (own.length === 0) return []
    const labels = own.map((id) => `“${decisionOf(id).label}”`).join(', ')
    return [stepOf(`Bring over: ${title}`, [reason(`These differ too: ${labels}.`)], own)]
  })
