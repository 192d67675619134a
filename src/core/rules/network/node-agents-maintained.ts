import { catalog } from '../../catalog/catalog.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import { maintainedAgents } from '../../catalog/maintained-agents.ts'
import { defineRule } from '../../model/rule.ts'

export const nodeAgentsMaintained = defineRule({
  id: 'node-agents-maintained',
  basis: 'unsupported',
  matrix: true,
  summary: 'Agents run as DaemonSets only where somebody maintains one for Windows nodes',
  remediation: 'Leave the agents to the app, or run them as services.',
  decisions: ['cni', 'nodeAgents'],

  check({ cni, nodeAgents }) {
    const { name, daemonSets }: CniPlugin = catalog.cni[cni]
    if (nodeAgents !== 'daemonsets' || daemonSets) return undefined
    return {
      message: `Nobody maintains a DaemonSet for ${name} on Windows nodes.`,
      facts: [maintainedAgents],
      suggestion: { nodeAgents: 'services' },
    }
  },
})
