import { testRule } from '../../testing/test-rule.ts'
import { containerdCriVersion } from './containerd-cri-version.ts'

testRule(containerdCriVersion, {
  valid: [
    {},
    { kubernetesVersion: '1.20', containerRuntime: 'containerd', runtimeVersion: '1.7.34' },
    { kubernetesVersion: '1.23', containerRuntime: 'containerd', runtimeVersion: '2.0.11' },
    { kubernetesVersion: '1.20', containerRuntime: 'docker', runtimeVersion: '20.10.9' },
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.20', containerRuntime: 'containerd', runtimeVersion: '2.0.0' },
      message: /2\.0\.0 serves CRI v1 alone/,
      severity: 'warning',
      suggestion: { runtimeVersion: '1.7.34' },
    },
  ],
})
