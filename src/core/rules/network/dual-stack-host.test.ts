import { testRule } from '../../testing/test-rule.ts'
import { dualStackHost } from './dual-stack-host.ts'

testRule(dualStackHost, {
  valid: [
    { ipFamily: 'dual-stack', windowsRelease: 'ltsc2022' },
    { ipFamily: 'ipv4', windowsRelease: 'ltsc2019' },
    { ipFamily: 'dual-stack', windowsRelease: 'ltsc2019', networkMode: 'overlay' },
    {
      ipFamily: 'dual-stack',
      windowsRelease: 'ltsc2019',
      networkMode: 'l2bridge',
      kubernetesVersion: '1.18',
    },
  ],
  invalid: [
    {
      given: { ipFamily: 'dual-stack', windowsRelease: 'ltsc2019', networkMode: 'l2bridge' },
      severity: 'warning',
      suggestion: { ipFamily: 'ipv4' },
    },
  ],
})
