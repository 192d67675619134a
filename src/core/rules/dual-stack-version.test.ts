import { testRule } from '../testing/test-rule.ts'
import { dualStackVersion } from './dual-stack-version.ts'

const given = { ipFamily: 'dual-stack' } as const
const off = { featureGates: ['IPv6DualStack=false'] }

testRule(dualStackVersion, {
  valid: [{ kubernetesVersion: '1.14' }, given, { ...given, kubernetesVersion: '1.21' }],
  invalid: [
    {
      given: { ...given, kubernetesVersion: '1.18' },
      severity: 'warning',
      message: /1\.18 have no IPv6; it comes with 1\.19/,
      suggestion: { ipFamily: 'ipv4' },
    },
    { given: { ...given, kubernetesVersion: '1.20' }, severity: 'warning', message: /alpha/ },
    {
      given: { ...given, ...off, kubernetesVersion: '1.22' },
      severity: 'error',
      basis: 'fails',
      suggestion: { featureGates: [] },
    },
  ],
})
