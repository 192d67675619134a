import { objectLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

const { rollout } = objectLimits

/** Where a kind says how it is updated, and what one more pod is by itself. */
const strategies: Readonly<Record<string, { readonly key: string; readonly surge: unknown }>> = {
  DaemonSet: { key: 'updateStrategy', surge: 0 },
  Deployment: { key: 'strategy', surge: '25%' },
}

export const rolloutMoves = defineLint({
  id: 'rollout-moves',
  on: 'manifest',
  summary: 'An update may stop a pod or start one more',
  remediation: 'Write 1 for maxUnavailable or for maxSurge.',
  decisions: [],
  isAbout: ({ kind }) => Object.hasOwn(strategies, kind),

  check({ kind, value }) {
    const own = Object.hasOwn(strategies, kind) ? strategies[kind] : undefined
    if (!own) return []
    const path = ['spec', own.key, 'rollingUpdate']
    const down = valueAt(value, [...path, 'maxUnavailable'])
    const surge = valueAt(value, [...path, 'maxSurge']) ?? own.surge
    if (!isNone(down) || !isNone(surge)) return []
    return [
      {
        path: [...path, 'maxUnavailable'],
        basis: 'refused',
        message: `maxUnavailable is ${String(down)} and maxSurge ${String(surge)}${valueAt(value, [...path, 'maxSurge']) === undefined ? ', which it is by itself' : ''}: the ${kind} could never be updated, and the API server refuses it (“${rollout.value}”).`,
        facts: [rollout],
      },
    ]
  },
})

const isNone = (value: unknown) => value === 0 || value === '0' || value === '0%'
