import { testRule } from '../../testing/test-rule.ts'
import { dualStackCni } from './dual-stack-cni.ts'

testRule(dualStackCni, {
  valid: [
    { ipFamily: 'dual-stack', cni: 'azure-vnet', networkMode: 'l2bridge' },
    { ipFamily: 'dual-stack', cni: 'sdnbridge', networkMode: 'l2bridge' },
    { ipFamily: 'dual-stack', cni: 'flannel', networkMode: 'overlay' }, // the mode is reported
  ],
  invalid: [
    {
      given: { ipFamily: 'dual-stack', cni: 'flannel', networkMode: 'l2bridge' },
      severity: 'error',
      message: /one IPv4 address/,
    },
    {
      given: { ipFamily: 'dual-stack', cni: 'antrea', networkMode: 'transparent' },
      message: /Antrea on Windows gives a pod one IPv4 address/,
      severity: 'error',
    },
  ],
})
