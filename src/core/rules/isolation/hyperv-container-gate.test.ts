import { testRule } from '../../testing/test-rule.ts'
import { hypervContainerGate } from './hyperv-container-gate.ts'

const hyperv = { isolation: 'hyperv', containerRuntime: 'docker' } as const

testRule(hypervContainerGate, {
  valid: [
    {},
    { ...hyperv, kubernetesVersion: '1.14' }, // the gate is added
    { ...hyperv, kubernetesVersion: '1.20', featureGates: ['HyperVContainer=true'] },
    { isolation: 'hyperv', kubernetesVersion: '1.30', featureGates: ['HyperVContainer=false'] },
    { kubernetesVersion: '1.14', featureGates: ['HyperVContainer=false'] },
  ],
  invalid: [
    {
      given: {
        ...hyperv,
        kubernetesVersion: '1.14',
        featureGates: ['A=true', 'HyperVContainer=false'],
      },
      message: /HyperVContainer is off, so the kubelet ignores the isolation annotation/,
      severity: 'error',
      basis: 'fails',
      suggestion: { featureGates: ['A=true'] },
    },
    {
      given: { ...hyperv, kubernetesVersion: '1.21' },
      message: /Kubernetes 1\.21 removed HyperVContainer/,
      severity: 'error',
      basis: 'refused',
    },
    { given: { ...hyperv, kubernetesVersion: '1.37' }, severity: 'error' },
  ],
})

testRule(hypervContainerGate, {
  base: 'hyperv-1.14',
  valid: [{ featureGates: [] }],
  invalid: [{ given: {}, severity: 'error' }],
})
