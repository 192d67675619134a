import { testRule } from '../../testing/test-rule.ts'
import { externalTrafficPolicyLocal } from './external-traffic-policy-local.ts'

const given = { externalTrafficPolicy: 'Local' } as const

testRule(externalTrafficPolicyLocal, {
  valid: [
    {},
    { ...given, directServerReturn: true },
    { ...given, serviceType: 'ClusterIP', kubernetesVersion: '1.14' },
  ],
  invalid: [
    {
      given: { ...given, kubernetesVersion: '1.19' },
      severity: 'warning',
      message: /up to Kubernetes 1\.19/,
      suggestion: { externalTrafficPolicy: 'Cluster' },
    },
    {
      given: { ...given, kubernetesVersion: '1.20', windowsRelease: 'ltsc2016' },
      severity: 'warning',
      message: /build 10\.0\.17763 or later/,
    },
    {
      given: { ...given, serviceType: 'LoadBalancer' },
      severity: 'info',
      basis: 'advice',
      suggestion: { directServerReturn: true },
    },
  ],
})
