import { catalog } from '../../catalog/catalog.ts'
import { isManaged } from '../../model/managed-plan.ts'
import { defineRule } from '../../model/rule.ts'

export const managedNodeRebuilt = defineRule({
  id: 'managed-node-rebuilt',
  basis: 'advice',
  summary: 'AKS, EKS and GKE make their nodes themselves',
  remediation: 'For a node in such a cluster, let the node come from a pool.',
  decisions: ['joinMethod', 'platform'],

  check({ joinMethod, platform }) {
    const { pool, name } = catalog.platforms[platform]
    if (!pool || isManaged({ joinMethod })) return undefined
    return {
      message: `${name} makes its nodes itself. This plan rebuilds such a node elsewhere, to reproduce what happened on it.`,
      facts: [pool.windows],
      suggestion: { joinMethod: 'node-pool' },
    }
  },
})
