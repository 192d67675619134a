import { testRule } from '../../testing/test-rule.ts'
import { dsrVersion } from './dsr-version.ts'

testRule(dsrVersion, {
  valid: [
    { kubernetesVersion: '1.16' },
    { directServerReturn: true, kubernetesVersion: '1.20' },
    { directServerReturn: true },
  ],
  invalid: [
    {
      given: { directServerReturn: true, kubernetesVersion: '1.19' },
      severity: 'warning',
      message: /before 1\.20/,
      suggestion: { directServerReturn: false },
    },
  ],
})
