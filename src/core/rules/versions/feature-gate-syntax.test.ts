import { testRule } from '../../testing/test-rule.ts'
import { featureGateSyntax } from './feature-gate-syntax.ts'

testRule(featureGateSyntax, {
  valid: [{}, { featureGates: ['WinDSR=true', 'NodeLogQuery=False', 'NodeSwap=1', 'A=f'] }],
  invalid: [
    {
      given: { featureGates: ['WinDSR'] },
      message: /“WinDSR”.*Name=true or Name=false/,
      severity: 'error',
      suggestion: { featureGates: [] },
    },
    {
      given: { featureGates: ['WinDSR=true, WinOverlay=true'] },
      suggestion: { featureGates: ['WinDSR=true', 'WinOverlay=true'] },
    },
    { given: { featureGates: ['A=maybe', 'B=2', '=true', 'B=2'] }, count: 3 },
    {
      given: { featureGates: ['WinDSR=tRue'] },
      message: /“WinDSR=tRue”/,
      severity: 'error',
    },
  ],
})
