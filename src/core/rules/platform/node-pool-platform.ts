import { catalog } from '../../catalog/catalog.ts'
import { isManaged } from '../../model/managed-plan.ts'
import { defineRule } from '../../model/rule.ts'

const withPools = Object.values(catalog.platforms).flatMap(({ id, name, pool }) =>
  pool ? [{ id, name, windows: pool.windows }] : [],
)

export const nodePoolPlatform = defineRule({
  id: 'node-pool-platform',
  basis: 'refused',
  summary: 'Node pools belong to platforms that make their own nodes',
  remediation: 'Join the node by kubeadm or a kubeconfig, or choose a platform that has pools.',
  decisions: ['joinMethod', 'platform'],

  check({ joinMethod, platform }) {
    if (!isManaged({ joinMethod }) || withPools.some(({ id }) => id === platform)) return undefined
    const names = withPools.map(({ name }) => name).join(', ')
    return {
      message: `${catalog.platforms[platform].name} makes no nodes from a pool; ${names} do.`,
      facts: withPools.map(({ windows }) => windows),
      suggestion: { joinMethod: 'kubeadm' },
    }
  },
})
