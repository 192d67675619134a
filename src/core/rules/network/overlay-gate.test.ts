import { testRule } from '../../testing/test-rule.ts'
import { overlayGate } from './overlay-gate.ts'

testRule(overlayGate, {
  valid: [
    { kubernetesVersion: '1.18', networkMode: 'overlay' }, // added by itself
    { kubernetesVersion: '1.18', networkMode: 'overlay', featureGates: ['WinOverlay=true'] },
    { kubernetesVersion: '1.18', networkMode: 'l2bridge', featureGates: ['WinOverlay=false'] },
    { kubernetesVersion: '1.34', networkMode: 'overlay', featureGates: ['WinOverlay=false'] }, // locked there
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.18', featureGates: ['WinOverlay=false', 'WinDSR=true'] },
      severity: 'error',
      basis: 'refused',
      suggestion: { featureGates: ['WinDSR=true'] },
    },
    { given: { kubernetesVersion: '1.33', featureGates: ['WinOverlay=False'] }, severity: 'error' },
  ],
})
