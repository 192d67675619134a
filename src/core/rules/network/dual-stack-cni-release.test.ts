import { testRule } from '../../testing/test-rule.ts'
import { dualStackCniRelease } from './dual-stack-cni-release.ts'

const given = { cni: 'sdnbridge', networkMode: 'l2bridge', ipFamily: 'dual-stack' } as const

testRule(dualStackCniRelease, {
  valid: [
    {},
    given,
    { ...given, cniRelease: '0.2.2' },
    { ...given, cniRelease: '0.3.0' },
    { ...given, ipFamily: 'ipv4', cniRelease: '0.2.0' },
    { ...given, cni: 'azure-vnet', cniRelease: '1.0.29' },
    { ...given, cniRelease: 'unread' },
  ],
  invalid: [
    {
      given: { ...given, cniRelease: '0.2.1' },
      message: /from release 0\.2\.2 on; 0\.2\.1/,
      severity: 'error',
      suggestion: { cniRelease: '0.3.1' },
    },
    { given: { ...given, cniRelease: '0.2.0', ipam: 'host-local' }, severity: 'error' },
  ],
})
