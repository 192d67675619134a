import { testRule } from '../../testing/test-rule.ts'
import { nodeAgentsMaintained } from './node-agents-maintained.ts'

testRule(nodeAgentsMaintained, {
  valid: [{}, { nodeAgents: 'services' }, { cni: 'calico', nodeAgents: 'daemonsets' }],
  invalid: [
    {
      given: { nodeAgents: 'daemonsets' },
      message: /Nobody maintains a DaemonSet for Flannel/,
      severity: 'error',
      suggestion: { nodeAgents: 'services' },
    },
    {
      // That nobody does is no matter of the Kubernetes version.
      given: { nodeAgents: 'daemonsets', kubernetesVersion: '1.37' },
      message: /Nobody maintains a DaemonSet for Flannel/,
      severity: 'error',
    },
  ],
})
