import { network } from '../../catalog/network.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { hasTargetAmongNodes } from '../../derived/exception-list.ts'
import { defineRule } from '../../model/rule.ts'

export const exceptionNodesAlone = defineRule({
  id: 'exception-nodes-alone',
  basis: 'advice',
  summary: 'A target in the subnet of the nodes keeps that subnet off the exception list',
  remediation: 'Add one /32 range for every other node to the exception list.',
  decisions: ['externalTargets', 'managementSubnet', 'cni', 'networkMode', 'nodeIP'],

  check(scenario) {
    const mode = cniMode(scenario)
    if (!mode?.exceptions.value.includes('managementSubnet')) return undefined
    if (!hasTargetAmongNodes(scenario)) return undefined
    return {
      message: `A target lies in the node subnet ${scenario.managementSubnet.text}, so the file excepts this node alone (${scenario.nodeIP.text}).`,
      facts: [network.noWayBack],
      decisions: ['externalTargets', 'managementSubnet'],
    }
  },
})
