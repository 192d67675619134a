import { testRule } from '../../testing/test-rule.ts'
import { poolFeatureGates } from './pool-feature-gates.ts'

testRule(poolFeatureGates, {
  valid: [{}, { featureGates: ['WinDSR=true'] }, { platform: 'eks' }],
  invalid: [
    { given: { platform: 'aks', featureGates: ['WinDSR=true'] }, severity: 'warning' },
    {
      given: { platform: 'eks', featureGates: ['WinDSR=true'] },
      severity: 'error',
      message: /cannot set WinDSR=true/,
      suggestion: { featureGates: [] },
    },
  ],
})
