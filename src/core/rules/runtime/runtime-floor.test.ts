import { testRule } from '../../testing/test-rule.ts'
import { runtimeFloor } from './runtime-floor.ts'

testRule(runtimeFloor, {
  valid: [
    {},
    { kubernetesVersion: '1.20', containerRuntime: 'containerd', runtimeVersion: '1.4.0' },
    { kubernetesVersion: '1.26', runtimeVersion: '1.6.0' },
    { kubernetesVersion: '1.17', containerRuntime: 'docker', runtimeVersion: '17.06' },
    { kubernetesVersion: '1.14', containerRuntime: 'docker', runtimeVersion: '18.09.9' },
    { runtimeVersion: 'latest' },
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.26', runtimeVersion: '1.5.18' },
      message: /needs containerd 1\.6\.0 or later, the first with CRI v1.*; 1\.5\.18 is older/,
      severity: 'error',
      basis: 'refused',
      suggestion: { runtimeVersion: '1.7.34' },
    },
    {
      given: {
        kubernetesVersion: '1.22',
        containerRuntime: 'containerd',
        runtimeVersion: '1.3.10',
      },
      message: /needs containerd 1\.4\.0 or later; 1\.3\.10 is older/,
      severity: 'error',
      basis: 'unsupported',
    },
    {
      given: { kubernetesVersion: '1.20', containerRuntime: 'docker', runtimeVersion: '18.09' },
      severity: 'error',
      suggestion: { runtimeVersion: '19.03' },
    },
    {
      given: { kubernetesVersion: '1.30', containerRuntime: 'mirantis', runtimeVersion: '19.03' },
      severity: 'warning',
    },
  ],
})
