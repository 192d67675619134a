import { catalog } from '../../catalog/catalog.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { defineRule } from '../../model/rule.ts'

export const dualStackCni = defineRule({
  id: 'dual-stack-cni',
  basis: 'fails',
  summary: 'The CNI plugin gives pods addresses of both families',
  remediation: 'Use IPv4 alone, or a plugin with dual-stack such as Azure CNI or sdnbridge.',
  decisions: ['ipFamily', 'cni', 'networkMode'],

  check(scenario) {
    if (scenario.ipFamily !== 'dual-stack') return undefined
    // A mode that is IPv4 alone is reported once, by its own rule.
    if (catalog.modes[scenario.networkMode].dualStack.value === false) return undefined
    const dualStack = cniMode(scenario)?.dualStack
    if (!dualStack || dualStack.value === true) return undefined
    const { name } = catalog.cni[scenario.cni]
    return {
      message:
        dualStack.value === false
          ? `${name} on Windows gives a pod one IPv4 address, also in a dual-stack cluster.`
          : `Nobody states that ${name} on Windows has dual-stack.`,
      facts: [dualStack],
      suggestion: { ipFamily: 'ipv4' },
    }
  },
})
