import { testRule } from '../../testing/test-rule.ts'
import { featureGateLocked } from './feature-gate-locked.ts'

testRule(featureGateLocked, {
  valid: [
    {},
    { kubernetesVersion: '1.34', featureGates: ['WinDSR=true'] },
    { kubernetesVersion: '1.33', featureGates: ['WinDSR=false'] },
    { kubernetesVersion: '1.21', featureGates: ['HyperVContainer=false'] },
    { kubernetesVersion: '1.36', featureGates: ['InOrderInformers=1', 'WinDSR=T'] },
    { kubernetesVersion: '1.35', featureGates: ['InOrderInformers=false'] },
    { kubernetesVersion: '1.20', featureGates: ['RemoveSelfLink=false'] },
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.36', featureGates: ['InOrderInformers=false'] },
      message: /locked to true in 1\.36/,
      severity: 'error',
    },
    {
      given: { kubernetesVersion: '1.34', featureGates: ['ComponentSLIs=0'] },
      severity: 'error',
    },
    {
      given: { kubernetesVersion: '1.24', featureGates: ['RemoveSelfLink=false'] },
      severity: 'error',
    },
    {
      given: { kubernetesVersion: '1.34', featureGates: ['WinOverlay=false', 'WinDSR=false'] },
      message: /WinOverlay=false cannot be set: the gate is locked to true/,
      severity: 'error',
      basis: 'refused',
      count: 2,
    },
    {
      given: { kubernetesVersion: '1.26', featureGates: ['WindowsHostProcessContainers=False'] },
      suggestion: { featureGates: [] },
    },
  ],
})
