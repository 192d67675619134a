import { testRule } from '../../testing/test-rule.ts'
import { vxlanVni } from './vxlan-vni.ts'

testRule(vxlanVni, {
  valid: [
    { vni: 4096 },
    { vni: 65535 },
    { vni: 1, networkMode: 'l2bridge' },
    { cni: 'ovn-kubernetes', vni: 1 },
  ],
  invalid: [
    { given: { vni: 1 }, severity: 'error', basis: 'refused', suggestion: { vni: 4096 } },
    { given: { cni: 'calico', vni: 4095 }, severity: 'error' },
    { given: { vni: 70000 }, severity: 'warning', basis: 'fails' },
  ],
})
