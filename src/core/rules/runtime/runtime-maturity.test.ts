import { testRule } from '../../testing/test-rule.ts'
import { runtimeMaturity } from './runtime-maturity.ts'

testRule(runtimeMaturity, {
  valid: [
    {},
    { kubernetesVersion: '1.19', containerRuntime: 'docker' },
    { kubernetesVersion: '1.20', containerRuntime: 'containerd' },
    { kubernetesVersion: '1.24', containerRuntime: 'docker' },
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.18', containerRuntime: 'containerd' },
      message: /alpha in Kubernetes 1\.18/,
      severity: 'warning',
    },
    { given: { kubernetesVersion: '1.19', containerRuntime: 'containerd' }, severity: 'info' },
    {
      given: { kubernetesVersion: '1.21', containerRuntime: 'docker' },
      message: /deprecates Docker EE/,
      severity: 'info',
    },
  ],
})
