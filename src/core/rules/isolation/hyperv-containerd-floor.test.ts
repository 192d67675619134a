import { testRule } from '../../testing/test-rule.ts'
import { hypervContainerdFloor } from './hyperv-containerd-floor.ts'

testRule(hypervContainerdFloor, {
  valid: [
    {},
    { isolation: 'hyperv' },
    { isolation: 'hyperv', runtimeVersion: '1.7.0' },
    { runtimeVersion: '1.6.39' },
    { isolation: 'hyperv', containerRuntime: 'docker', runtimeVersion: '1.6.0' },
  ],
  invalid: [
    {
      given: { isolation: 'hyperv', kubernetesVersion: '1.29', runtimeVersion: '1.6.39' },
      message: /containerd 1\.6\.39 does not bring runhcs-wcow-hypervisor.* 1\.7\.0 or later/,
      severity: 'warning',
      suggestion: { runtimeVersion: '1.7.34' },
    },
    {
      given: { isolation: 'hyperv', kubernetesVersion: '1.22', containerRuntime: 'containerd' },
      severity: 'warning',
      suggestion: { runtimeVersion: '1.7.34' },
    },
  ],
})
