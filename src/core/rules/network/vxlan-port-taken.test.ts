import { testRule } from '../../testing/test-rule.ts'
import { vxlanPortTaken } from './vxlan-port-taken.ts'

testRule(vxlanPortTaken, {
  valid: [
    { platform: 'on-premises' },
    { platform: 'vsphere', networkMode: 'l2bridge' },
    { platform: 'vsphere', cni: 'ovn-kubernetes', vxlanPort: 9789 },
  ],
  invalid: [
    { given: { platform: 'vsphere', cni: 'ovn-kubernetes' }, severity: 'warning' },
    { given: { platform: 'vsphere' }, severity: 'info', message: /NSX/ },
  ],
})
