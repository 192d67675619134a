import { testRule } from '../../testing/test-rule.ts'
import { hostprocessGate } from './hostprocess-gate.ts'

const off = { featureGates: ['WindowsHostProcessContainers=false'] } as const

testRule(hostprocessGate, {
  base: 'hostprocess',
  valid: [
    {},
    { kubernetesVersion: '1.24' },
    { kubernetesVersion: '1.24', featureGates: ['WindowsHostProcessContainers=true'] },
    { ...off, kubernetesVersion: '1.26' }, // locked: the rule about gates says so
    { ...off, kubernetesVersion: '1.24', isolation: 'process' },
  ],
  invalid: [
    {
      given: { ...off, kubernetesVersion: '1.24' },
      message: /WindowsHostProcessContainers is off/,
      severity: 'error',
      suggestion: { featureGates: [] },
    },
  ],
})
