import { catalog } from '../../catalog/catalog.ts'
import { defineRule } from '../../model/rule.ts'

export const dualStackNetworkMode = defineRule({
  id: 'dual-stack-network-mode',
  basis: 'fails',
  summary: 'Dual-stack works in the network mode',
  remediation: 'Use IPv4 alone, or L2Bridge.',
  decisions: ['ipFamily', 'networkMode'],

  check({ ipFamily, networkMode }) {
    const { name, dualStack } = catalog.modes[networkMode]
    if (ipFamily !== 'dual-stack' || dualStack.value === true) return undefined
    if (dualStack.value === false) {
      return {
        message: `${name} networks on Windows are IPv4 alone; kube-proxy falls back to it.`,
        facts: [dualStack],
        suggestion: { ipFamily: 'ipv4' },
      }
    }
    return {
      message:
        dualStack.note === undefined
          ? `Nobody states that dual-stack works on ${name} networks.`
          : `IPv6 on ${name} networks of Windows is limited: ${dualStack.note}.`,
      facts: [dualStack],
      basis: 'unsupported',
      suggestion: { ipFamily: 'ipv4' },
    }
  },
})
