import { testRule } from '../testing/test-rule.ts'
import { dualStackVersion } from './dual-stack-version.ts'

const given = { ipFamily: 'dual-stack' } as const
const off = { featureGates: ['IPv6DualStack=false'] }

testRule(dualStackVersion, {
  valid: [
    { kubernetesVersion: '1.14' },
    given,
    { ...given, kubernetesVersion: '1.20' },
    { ...given, ...off, kubernetesVersion: '1.25' },
  ],
  invalid: [
    {
      given: { ...given, kubernetesVersion: '1.18' },
      message: /from Kubernetes 1\.19 on; this is 1\.18/,
      suggestion: { ipFamily: 'ipv4' },
    },
    {
      given: { ...given, ...off, kubernetesVersion: '1.22' },
      severity: 'error',
      suggestion: { featureGates: [] },
    },
  ],
})
