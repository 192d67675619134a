import { testRule } from '../../testing/test-rule.ts'
import { dsrGate } from './dsr-gate.ts'

testRule(dsrGate, {
  valid: [
    { directServerReturn: true, kubernetesVersion: '1.22' },
    { directServerReturn: false, kubernetesVersion: '1.22', featureGates: ['WinDSR=false'] },
    { directServerReturn: true, kubernetesVersion: '1.35', featureGates: ['WinDSR=false'] },
  ],
  invalid: [
    {
      given: {
        directServerReturn: true,
        kubernetesVersion: '1.22',
        featureGates: ['WinDSR=false'],
      },
      severity: 'error',
      basis: 'refused',
      message: /kube-proxy 1\.22 stops/,
      suggestion: { featureGates: [] },
    },
  ],
})
