import { nodeLabels } from '../catalog/workload/node-labels.ts'
import { scheduling } from '../catalog/workload/scheduling.ts'
import { nodeTerms } from '../model/affinity.ts'
import type { Manifest } from '../model/manifest.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import { deciding, named } from '../model/observed.ts'
import { grouped } from '../values/grouped.ts'
import { labelsOf } from '../values/label-list.ts'
import { memoizeByObject } from '../values/memoize.ts'

/** A Windows node of a list or a description, with what was told of it. */
export interface ListedNode {
  readonly subject: string
  readonly name: string
  readonly told: Observation
  /** Undefined where they were not all told. */
  readonly labels: ReadonlyMap<string, string> | undefined
  readonly build: string | undefined
  readonly status: Observation | undefined
}

/** Nobody reads more of them. */
const mostNodes = 500

/** The Windows nodes that were sent, each once. */
export const listedWindowsNodes = memoizeByObject(
  (observations: readonly Observation[]): readonly ListedNode[] => {
    const first = (name: string) => {
      const all = grouped(named(observations, name), ({ subject }) => subject)
      return (subject: string) => all.get(subject)?.[0]
    }
    const [labels, builds, statuses] = ['node.labels', 'host.build', 'node.status'].map(first)
    const own = grouped(deciding(observations, 'nodeName'), ({ subject }) => subject)
    return [...own.entries()].slice(0, mostNodes).flatMap(([subject = '', [told]]) =>
      told && /^node (?!pool )\S/.test(subject)
        ? [
            {
              subject,
              name: subject.slice('node '.length),
              told,
              labels: allOf(labels?.(subject)),
              build: /^10\.0\.\d{5}/.exec(String(builds?.(subject)?.value))?.[0],
              status: statuses?.(subject),
            },
          ]
        : [],
    )
  },
)

const allOf = (told: Observation | undefined) => told && labelsOf(String(told.value))

/** What a label of a node is; undefined where it was not told, null where the node has none. */
export function labelOfNode(node: ListedNode, key: string): string | null | undefined {
  if (nodeLabels.systems.value.keys.some((own) => own === key)) return 'windows'
  const own = node.labels?.get(key)
  if (own !== undefined) return own
  if (key === nodeLabels.hostName.value) return node.labels ? null : node.name.toLowerCase()
  if (key === scheduling.buildLabel.value.key && node.build !== undefined) return node.build
  return node.labels ? null : undefined
}

/** The Windows nodes that a pod asks for by labels; undefined where nobody told what decides. */
export function nodesSelectedBy(
  { value, pod }: Manifest,
  nodes: readonly ListedNode[],
): readonly ListedNode[] | undefined {
  const spec = [...(pod?.path ?? []), 'spec']
  if (valueAt(value, [...spec, 'runtimeClassName']) !== undefined) return undefined
  const terms = [...spec, ...nodeTerms]
  const all = nodesAt(value, terms, ['*'])
  if (all.length > 1 || all.some((one) => valueAt(one.value, ['matchFields']) !== undefined))
    return undefined
  const selected = nodesAt(value, spec, ['nodeSelector', '*']).map((one) => ({
    key: String(one.path.at(-1)),
    operator: 'In',
    values: [String(one.value)],
  }))
  const asked = [
    ...selected,
    ...nodesAt(value, terms, ['*', 'matchExpressions', '*']).map((one) => expressionOf(one.value)),
  ]
  const verdicts = nodes.map((node) => asked.map((one) => meets(node, one)))
  // One that is missed decides, whatever else was not told.
  if (verdicts.some((own) => own.includes(undefined) && !own.includes(false))) return undefined
  return nodes.filter((_, i) => verdicts[i]?.includes(false) === false)
}

/** Whether a pod asks for nodes by their own names: no other node that nobody sent will do then. */
export function isNodeNamed({ value, pod }: Manifest, nodes: readonly ListedNode[]): boolean {
  const spec = [...(pod?.path ?? []), 'spec']
  const key = nodeLabels.hostName.value
  const own = valueAt(value, [...spec, 'nodeSelector', key])
  const isOne = (name: unknown) =>
    typeof name === 'string' && nodes.some((node) => labelOfNode(node, key) === name)
  if (own !== undefined) return isOne(own)
  return nodesAt(value, [...spec, ...nodeTerms], ['*', 'matchExpressions', '*'])
    .map((one) => expressionOf(one.value))
    .some((one) => one.key === key && one.operator === 'In' && one.values.every(isOne))
}

export interface Expression {
  readonly key: string
  readonly operator: string
  readonly values: readonly string[]
}

export function expressionOf(value: unknown): Expression {
  const [key, operator] = ['key', 'operator'].map((name) => valueAt(value, [name]))
  return {
    key: typeof key === 'string' ? key : '',
    operator: typeof operator === 'string' ? operator : '',
    values: nodesAt(value, [], ['values', '*']).map((one) => String(one.value)),
  }
}

export function meets(
  node: ListedNode,
  { key, operator, values }: Expression,
): boolean | undefined {
  const own = labelOfNode(node, key)
  if (own === undefined) return undefined
  const isAmong = own !== null && values.includes(own)
  if (operator === 'In') return isAmong
  if (operator === 'NotIn') return !isAmong
  if (operator === 'Exists') return own !== null
  return operator === 'DoesNotExist' ? own === null : undefined
}
