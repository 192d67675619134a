import { testRule } from '../../testing/test-rule.ts'
import { hostprocessRuntime } from './hostprocess-runtime.ts'

testRule(hostprocessRuntime, {
  base: 'hostprocess',
  valid: [
    {},
    { kubernetesVersion: '1.23', windowsRelease: 'ltsc2022' }, // its default is new enough
    { runtimeVersion: '1.7.0' },
    { kubernetesVersion: '1.21', containerRuntime: 'docker' }, // too old in any case
    { isolation: 'process', containerRuntime: 'mirantis' },
  ],
  invalid: [
    {
      given: { containerRuntime: 'mirantis' },
      message: /containerd alone, not with Mirantis/,
      severity: 'error',
      suggestion: { containerRuntime: 'containerd' },
    },
    {
      given: {
        kubernetesVersion: '1.23',
        containerRuntime: 'containerd',
        runtimeVersion: '1.5.18',
      },
      message: /need containerd 1\.6\.0 or later, not 1\.5\.18/,
      severity: 'error',
      suggestion: { runtimeVersion: '1.7.34' },
    },
    {
      given: {
        kubernetesVersion: '1.22',
        containerRuntime: 'containerd',
        runtimeVersion: '1.5.18',
      },
      severity: 'warning',
    },
    { given: { kubernetesVersion: '1.29', runtimeVersion: '1.6.39' }, severity: 'info' },
  ],
})
