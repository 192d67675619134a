import { testRule } from '../../testing/test-rule.ts'
import { dualStackLoadBalancers } from './dual-stack-load-balancers.ts'

const given = { ipFamily: 'dual-stack', networkMode: 'l2bridge' } as const

testRule(dualStackLoadBalancers, {
  valid: [
    {},
    given,
    { ...given, kubernetesVersion: '1.30', serviceType: 'none' },
    { ...given, kubernetesVersion: '1.30', networkMode: 'overlay' },
    { ...given, kubernetesVersion: '1.18' },
  ],
  invalid: [
    {
      given: { ...given, kubernetesVersion: '1.35' },
      severity: 'warning',
      message: /Up to Kubernetes 1\.35.*; 1\.35\.1 and later releases of 1\.35 have the fix\./,
    },
    {
      given: { ...given, kubernetesVersion: '1.30' },
      severity: 'warning',
      message: /by mistake\.$/,
    },
  ],
})
