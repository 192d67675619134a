import { catalog } from '../../catalog/catalog.ts'
import { isManaged } from '../../model/managed-plan.ts'
import { defineRule } from '../../model/rule.ts'

export const poolProxy = defineRule({
  id: 'pool-proxy',
  basis: 'unsupported',
  summary: 'The platform supports Windows pools in a cluster with a proxy',
  remediation: 'Let the Windows nodes out without a proxy.',
  decisions: ['platform', 'httpProxy', 'httpsProxy', 'joinMethod'],

  check({ platform, httpProxy, httpsProxy, joinMethod }) {
    const { pool, name } = catalog.platforms[platform]
    const hasProxy = httpProxy !== '' || httpsProxy !== ''
    if (!pool?.proxy || !hasProxy || !isManaged({ joinMethod })) return undefined
    return {
      message: `${name} does not support an HTTP proxy in a cluster with Windows pools.`,
      facts: [pool.proxy],
      suggestion: { httpProxy: '', httpsProxy: '' },
    }
  },
})
