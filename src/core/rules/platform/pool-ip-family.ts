import { catalog } from '../../catalog/catalog.ts'
import { isManaged } from '../../model/managed-plan.ts'
import { defineRule } from '../../model/rule.ts'

export const poolIpFamily = defineRule({
  id: 'pool-ip-family',
  basis: 'unsupported',
  summary: 'The platform has the IP family on Windows nodes',
  remediation: 'Keep the cluster on IPv4.',
  decisions: ['platform', 'ipFamily', 'joinMethod'],

  check({ platform, ipFamily, joinMethod }) {
    const { pool, name } = catalog.platforms[platform]
    if (!pool?.dualStack || ipFamily === 'ipv4' || !isManaged({ joinMethod })) return undefined
    return {
      message: `${name} has no IPv6 with Windows nodes; they have IPv4 addresses only.`,
      facts: [pool.dualStack],
      suggestion: { ipFamily: 'ipv4' },
    }
  },
})
