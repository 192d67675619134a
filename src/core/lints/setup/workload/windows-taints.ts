import { karpenter } from '../../../catalog/platforms/karpenter.ts'
import type { Observation } from '../../../model/observation.ts'
import { deciding, named } from '../../../model/observed.ts'
import { selectedNodes } from '../../../catalog/workload/selected-nodes.ts'
import { labelsOf } from '../../../values/label-list.ts'
import { grouped } from '../../../values/grouped.ts'

/** Of each Windows node the taints that keep pods off; nothing where those of one are not told. */
export function taintedNodes(
  observations: readonly Observation[],
): readonly (readonly Observation[])[] {
  // What a kubelet registers with is not told of one node.
  const all = named(observations, 'node.taint').filter(
    ({ subject }) => subject?.startsWith('node ') === true,
  )
  const subjects = new Set(
    deciding(observations, 'nodeName').flatMap(({ subject }) =>
      subject?.startsWith('node ') === true ? [subject] : [],
    ),
  )
  const passes = addsToleration(observations) ? ofState : ofStateAlone
  const lasting = (taints: readonly Observation[]) =>
    taints.filter(
      ({ value }) =>
        /:No(?:Schedule|Execute)$/.test(String(value)) &&
        !passes.test(String(value)) &&
        // Karpenter takes it off as soon as it knows the node.
        !String(value).startsWith(karpenter.taint.value.key),
    )
  if (subjects.size > 0 && all.length > 0) {
    const bySubject = grouped(all, ({ subject }) => subject)
    return [...subjects].map((own) => lasting(bySubject.get(own) ?? []))
  }
  const inWords = lasting(
    named(observations, 'node.taint').filter(
      ({ subject, value }) => subject === undefined && /win/i.test(String(value)),
    ),
  )
  if (subjects.size === 0 && inWords.length > 0) return [inWords]
  if (subjects.size === 0 && all.length > 0) return windowsAmong(observations, all).map(lasting)
  // Those of pools are looked at beside what a pod selects.
  const [registered, ...others] = deciding(observations, 'nodeTaint').filter(
    ({ subject }) => subject?.startsWith(ofPool) !== true,
  )
  if (subjects.size > 1 || !registered || others.length > 0) return []
  const each = String(registered.value).split(',')
  return [lasting(each.map((one) => ({ ...registered, value: one.trim() })))]
}

const ofPool = 'node pool '

/** A pool that was sent, with what its nodes register with. */
export interface TaintedPool {
  readonly labels: ReadonlyMap<string, string>
  readonly taints: readonly Observation[]
}

/** The Windows pools with their taints and labels; nothing where single nodes are told. */
export function taintedPools(observations: readonly Observation[]): readonly TaintedPool[] {
  const isOfNode = deciding(observations, 'nodeName').length > 0
  const taints = grouped(deciding(observations, 'nodeTaint'), ({ subject }) => subject)
  if (isOfNode || taints.size === 0) return []
  const labels = grouped(named(observations, 'pool.labels'), ({ subject }) => subject)
  const names = grouped(named(observations, 'pool.name'), ({ subject }) => subject)
  const pools = new Set(
    deciding(observations, 'joinMethod').flatMap(({ subject }) =>
      subject?.startsWith(ofPool) === true ? [subject] : [],
    ),
  )
  return [...pools].map((pool) => ({
    labels: new Map([
      ...(names.get(pool) ?? []).flatMap(({ value }) =>
        poolLabels.map((key) => [key, String(value)] as const),
      ),
      ...(labels.get(pool) ?? []).flatMap(({ value }) => [...labelsOf(String(value))]),
    ]),
    taints: (taints.get(pool) ?? []).flatMap((one) =>
      String(one.value)
        .split(',')
        .map((value) => ({ ...one, value: value.trim() }))
        .filter(
          ({ value }) =>
            /:No(?:Schedule|Execute)$/.test(value) && !value.startsWith(karpenter.taint.value.key),
        ),
    ),
  }))
}

const poolLabels: readonly string[] = Object.values(selectedNodes.poolLabels.value).flat()

/** Of parts of descriptions, which leave out the system of a node: those that a release or a taint tells to be of Windows. */
function windowsAmong(
  observations: readonly Observation[],
  taints: readonly Observation[],
): readonly (readonly Observation[])[] {
  const bySubject = grouped(taints, ({ subject }) => subject)
  const ofTaint = taints.filter(({ value }) => /\bwindows\b/i.test(String(value)))
  const ofRelease = deciding(observations, 'windowsRelease').filter(({ subject }) =>
    /^node (?!pool )/.test(subject ?? ''),
  )
  const subjects = new Set([...ofTaint, ...ofRelease].map(({ subject }) => subject))
  return [...subjects].map((own) => bySubject.get(own) ?? [])
}

/** Set and taken by the control plane with the state of the node. */
const ofState = /^(?:node\.kubernetes\.io|node\.cloudprovider\.kubernetes\.io)\//

/** The taint of the system has such a name too, and stays. */
const ofStateAlone = /^(?:node\.kubernetes\.io\/(?!os\b)|node\.cloudprovider\.kubernetes\.io\/)/

/** GKE gives pods for Windows the toleration of that taint itself; where no platform was told, it may be this one. */
function addsToleration(observations: readonly Observation[]): boolean {
  const told = deciding(observations, 'platform')
  return told.length === 0 || told.some(({ value }) => value === 'gke')
}
