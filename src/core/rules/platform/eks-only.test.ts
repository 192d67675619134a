import { testRule } from '../../testing/test-rule.ts'
import { eksOnly } from './eks-only.ts'

testRule(eksOnly, {
  valid: [
    {},
    { cni: 'vpc-bridge', platform: 'eks' },
    { cni: 'vpc-bridge', platform: 'eks', joinMethod: 'kubeconfig' },
  ],
  invalid: [
    {
      given: { cni: 'vpc-bridge', platform: 'aws' },
      severity: 'error',
      suggestion: { platform: 'eks' },
    },
    { given: { cni: 'vpc-bridge', accepted: ['eks-only'] }, severity: 'warning' },
  ],
})
