import { testRule } from '../../testing/test-rule.ts'
import { virtualNetworksKnown } from './virtual-networks-known.ts'

testRule(virtualNetworksKnown, {
  valid: [
    {},
    { cni: 'azure-vnet', networkMode: 'l2bridge', virtualNetworks: ['10.240.0.0/16'] },
    { cni: 'azure-vnet', networkMode: 'l2bridge', ipam: 'azure-cns' },
  ],
  invalid: [
    { given: { cni: 'azure-vnet', networkMode: 'l2bridge' }, severity: 'unknown', message: /\?/ },
    { given: { cni: 'vpc-bridge', networkMode: 'l2bridge' }, severity: 'unknown' },
  ],
})
