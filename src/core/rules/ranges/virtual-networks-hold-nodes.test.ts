import { testRule } from '../../testing/test-rule.ts'
import { virtualNetworksHoldNodes } from './virtual-networks-hold-nodes.ts'

testRule(virtualNetworksHoldNodes, {
  valid: [
    { virtualNetworks: ['10.9.0.0/16'] },
    { cni: 'azure-vnet', networkMode: 'l2bridge', virtualNetworks: ['10.127.0.0/16'] },
  ],
  invalid: [
    {
      given: { cni: 'azure-vnet', networkMode: 'l2bridge', virtualNetworks: ['10.240.0.0/16'] },
      severity: 'warning',
      suggestion: { virtualNetworks: ['10.240.0.0/16', '10.127.130.0/24'] },
    },
  ],
})
