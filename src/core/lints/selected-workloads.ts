import { nodeLabels } from '../catalog/workload/node-labels.ts'
import { apartRules } from '../model/affinity.ts'
import type { LintViolation } from '../model/lint.ts'
import { nodesAt, valueAt, type Node } from '../model/nodes.ts'
import type { Parsed } from '../model/parsed.ts'
import { grouped } from '../values/grouped.ts'
import { memoizeByObject } from '../values/memoize.ts'
import { nearest } from '../values/nearest.ts'
import { namespaceOf } from './of-service.ts'

type Path = LintViolation['path']
type Sent = Parsed<'manifest'>

/** A label that is asked for, and where. */
export interface AskedLabel {
  readonly key: string
  readonly value: string
  readonly path: Path
}

/** What `matchLabels` asks for; undefined where expressions or nothing at all choose. */
export function labelsAsked({ value: { value } }: Sent, selector: Path) {
  if (valueAt(value, [...selector, 'matchExpressions']) !== undefined) return undefined
  const asked = nodesAt(value, [...selector, 'matchLabels'], ['*']).map((one): AskedLabel => ({
    key: String(one.path.at(-1)),
    value: String(one.value),
    path: one.path,
  }))
  return asked.length === 0 || asked.length > mostLabels ? undefined : asked
}
const mostLabels = 20

/** The label of the pods that a manifest makes. */
export function labelOfPods({ value: { value, pod } }: Sent, key: string): string | undefined {
  const own = valueAt(value, [...(pod?.path ?? []), 'metadata', 'labels', key])
  return typeof own === 'string' ? own : undefined
}

export const isSelected = (asked: readonly AskedLabel[], pods: Sent): boolean =>
  asked.every(({ key, value }) => labelOfPods(pods, key) === value)

/** Those that make pods of a namespace, of which nothing is left to a template. */
export const workloadsOf = (manifests: readonly Sent[], space: unknown): readonly Sent[] =>
  manifests.filter(
    (one) => one.value.pod !== undefined && one.value.isPart !== true && namespaceOf(one) === space,
  )

/**
 * The label that an object asks for and the pods do not have, where they are meant all the same: they
 * have its name or each other label, and this one is spelt in another way or stands under another key.
 */
export function missedLabel(
  by: Sent,
  asked: readonly AskedLabel[],
  pods: Sent,
): AskedLabel | undefined {
  const [missed, ...others] = asked.filter(({ key, value }) => labelOfPods(pods, key) !== value)
  if (!missed || others.length > 0) return undefined
  const own = labelOfPods(pods, missed.key)
  const isSpelt = typeof own === 'string' && nearest(missed.value, [own]) !== undefined
  const isElsewhere =
    own === undefined &&
    nodesAt(pods.value.value, [...(pods.value.pod?.path ?? []), 'metadata', 'labels'], ['*']).some(
      (one) => one.value === missed.value,
    )
  const isNamesake = by.value.name !== undefined && by.value.name === pods.value.name
  const isMeant = isNamesake && (asked.length > 1 || own === undefined)
  return isSpelt || isElsewhere || isMeant ? missed : undefined
}

/** The rule by which no two of its pods stand on one node. */
export const apartByHost = (sent: Sent): Node | undefined =>
  nodesAt(sent.value.value, [...(sent.value.pod?.path ?? []), 'spec', ...apartRules], ['*']).find(
    ({ path, value }) => {
      const asked = labelsAsked(sent, [...path, 'labelSelector'])
      return (
        valueAt(value, ['topologyKey']) === nodeLabels.hostName.value &&
        asked !== undefined &&
        isSelected(asked, sent)
      )
    },
  )

/** How many pods it makes, as far as it says so; 1 where it says nothing. */
export function replicasOf({ value: { value, kind } }: Sent): number | undefined {
  if (!/^(?:Deployment|StatefulSet|ReplicaSet|ReplicationController)$/.test(kind)) return undefined
  const count = valueAt(value, ['spec', 'replicas'])
  return count === undefined ? 1 : typeof count === 'number' ? count : undefined
}

/** The autoscaler that sets the count of a workload. */
export const scalerOf = (manifests: readonly Sent[], workload: Sent): Sent | undefined => {
  const { kind, name } = workload.value
  return scalers(manifests).get(`${namespaceOf(workload)} ${kind} ${name ?? ''}`)?.[0]
}

/** By the namespace, the kind and the name of what they scale. */
const scalers = memoizeByObject((manifests: readonly Sent[]) =>
  grouped(
    manifests.filter(({ value }) => value.kind === 'HorizontalPodAutoscaler'),
    (one) => {
      const target = valueAt(one.value.value, ['spec', 'scaleTargetRef'])
      const [kind, name] = ['kind', 'name'].map((key) => String(valueAt(target, [key])))
      return `${namespaceOf(one)} ${kind ?? ''} ${name ?? ''}`
    },
  ),
)
