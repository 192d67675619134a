import { testRule } from '../testing/test-rule.ts'
import { cniIpam } from './cni-ipam.ts'

testRule(cniIpam, {
  valid: [
    {},
    { cni: 'calico', networkMode: 'l2bridge', ipam: 'host-local' },
    { cni: 'win-bridge', networkMode: 'nat', ipam: 'vpc' },
  ],
  invalid: [
    {
      given: { cni: 'calico', networkMode: 'overlay', ipam: 'host-local' },
      severity: 'error',
      suggestion: { ipam: 'calico-ipam' },
    },
    {
      given: { cni: 'flannel', ipam: 'hns' },
      severity: 'error',
      suggestion: { ipam: 'host-local' },
    },
  ],
})
