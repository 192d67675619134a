import { testRule } from '../../testing/test-rule.ts'
import { preserveDestination } from './preserve-destination.ts'

const given = { preserveDestination: true }

testRule(preserveDestination, {
  valid: [
    {},
    { ...given, directServerReturn: true },
    { ...given, serviceType: 'none' },
    { ...given, directServerReturn: true, kubernetesVersion: '1.15', windowsRelease: '1903' },
  ],
  invalid: [
    {
      given: { ...given, kubernetesVersion: '1.14' },
      severity: 'error',
      basis: 'fails',
      message: /does not know the annotation preserve-destination; it comes with 1\.15/,
      suggestion: { preserveDestination: false },
    },
    {
      given: { ...given, kubernetesVersion: '1.20', windowsRelease: 'ltsc2019' },
      severity: 'warning',
      message: /build 10\.0\.18362 or later/,
    },
    { given, severity: 'warning', suggestion: { directServerReturn: true } },
  ],
})
