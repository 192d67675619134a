import { testRule } from '../../testing/test-rule.ts'
import { vxlanPort } from './vxlan-port.ts'

testRule(vxlanPort, {
  valid: [
    { vxlanPort: 4789 },
    { vxlanPort: 8472, networkMode: 'l2bridge' },
    { cni: 'ovn-kubernetes', vxlanPort: 9789, windowsRelease: 'ltsc2022' },
  ],
  invalid: [
    {
      given: { vxlanPort: 8472 },
      severity: 'error',
      message: /UDP 4789, not 8472/,
      suggestion: { vxlanPort: 4789 },
    },
    { given: { cni: 'calico', vxlanPort: 8472 }, severity: 'warning' },
    {
      given: { cni: 'win-overlay', vxlanPort: 9789, windowsRelease: 'ltsc2022' },
      severity: 'warning',
      suggestion: { vxlanPort: 4789 },
    },
    { given: { cni: 'sdnoverlay', vxlanPort: 9789 }, severity: 'warning' },
    {
      given: { cni: 'ovn-kubernetes', vxlanPort: 9789, windowsRelease: 'ltsc2019' },
      severity: 'error',
      basis: 'fails',
    },
    {
      given: { cni: 'ovn-kubernetes', vxlanPort: 9789, windowsRelease: '20H2' },
      severity: 'unknown',
    },
  ],
})
