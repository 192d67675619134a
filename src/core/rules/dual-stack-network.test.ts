import { testRule } from '../testing/test-rule.ts'
import { dualStackNetwork } from './dual-stack-network.ts'

const given = { ipFamily: 'dual-stack' } as const

testRule(dualStackNetwork, {
  valid: [{}, { ...given, networkMode: 'l2bridge' }],
  invalid: [
    {
      given,
      severity: 'warning',
      message: /Overlay networks on Windows have IPv4 alone/,
      suggestion: { ipFamily: 'ipv4' },
    },
    {
      given: { ...given, networkMode: 'l2bridge', windowsRelease: 'ltsc2019' },
      severity: 'warning',
      message: /build 10\.0\.19041 or later/,
    },
  ],
})
