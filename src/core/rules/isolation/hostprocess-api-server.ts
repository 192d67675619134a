import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { isBefore } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const hostprocessApiServer = defineRule({
  id: 'hostprocess-api-server',
  basis: 'fails',
  summary: 'The API server knows the field for HostProcess containers',
  remediation: 'Upgrade the control plane before the node, to a version that has the field.',
  decisions: ['controlPlaneVersion', 'isolation'],

  check({ controlPlaneVersion, isolation }) {
    const { from } = mechanisms.hostprocess
    if (isolation !== 'hostprocess' || !isBefore(controlPlaneVersion, from.value)) return undefined
    return {
      message: `The API server of ${controlPlaneVersion} has no field for HostProcess containers, so the pod would run without it; the field comes with ${from.value}.`,
      facts: [from],
    }
  },
})
