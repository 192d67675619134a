import { testRule } from '../../testing/test-rule.ts'
import { runtimeSupported } from './runtime-supported.ts'

testRule(runtimeSupported, {
  valid: [
    {},
    { kubernetesVersion: '1.23', containerRuntime: 'docker' },
    { kubernetesVersion: '1.17', containerRuntime: 'docker' },
    { kubernetesVersion: '1.18', containerRuntime: 'containerd' },
    { kubernetesVersion: '1.24', containerRuntime: 'mirantis' },
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.24', containerRuntime: 'docker' },
      message: /kubelet of 1\.24 has no dockershim/,
      severity: 'error',
      basis: 'refused',
      suggestion: { containerRuntime: 'containerd' },
    },
    // A final removal stays verified beyond the newest minor that was read.
    { given: { kubernetesVersion: '1.37', containerRuntime: 'docker' }, severity: 'error' },
    {
      given: { kubernetesVersion: '1.17', containerRuntime: 'containerd' },
      message: /containerd from 1\.18 on, not with 1\.17/,
      severity: 'error',
      basis: 'unsupported',
      suggestion: { containerRuntime: 'docker' },
    },
    { given: { kubernetesVersion: '1.20', containerRuntime: 'mirantis' }, severity: 'unknown' },
  ],
})
