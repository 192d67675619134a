import { testRule } from '../../testing/test-rule.ts'
import { nodeAgents } from './node-agents.ts'

testRule(nodeAgents, {
  valid: [
    {},
    { nodeAgents: 'services' },
    { cni: 'calico', nodeAgents: 'daemonsets' },
    { cni: 'calico', cniRelease: '3.30.0', nodeAgents: 'services' },
    { cni: 'calico', cniRelease: '3.26.0' },
    { cni: 'calico', cniRelease: '', nodeAgents: 'daemonsets' },
    { cni: 'calico', kubernetesVersion: '1.20' },
    { cni: 'calico', containerRuntime: 'docker', kubernetesVersion: '1.20' },
    { cni: 'antrea', networkMode: 'transparent' },
    { cni: 'antrea', cniRelease: '1.2.0', kubernetesVersion: '1.21', nodeAgents: 'services' },
  ],
  invalid: [
    {
      given: { cni: 'calico', cniRelease: '3.26.0', nodeAgents: 'daemonsets' },
      message: /from release 3\.27\.0 on/,
      severity: 'error',
    },
    {
      given: { cni: 'calico', containerRuntime: 'docker', nodeAgents: 'daemonsets' },
      message: /containerd and Kubernetes 1\.23/,
      severity: 'error',
    },
    {
      given: { cni: 'calico', cniRelease: '3.32.1', nodeAgents: 'services' },
      message: /cannot be installed as services any more/,
      severity: 'error',
      suggestion: { nodeAgents: 'daemonsets' },
    },
    {
      given: { cni: 'antrea', networkMode: 'transparent', nodeAgents: 'services' },
      message: /runs as a pod/,
      severity: 'error',
    },
  ],
})
