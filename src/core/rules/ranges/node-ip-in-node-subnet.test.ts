import { testRule } from '../../testing/test-rule.ts'
import { nodeIpInNodeSubnet } from './node-ip-in-node-subnet.ts'

testRule(nodeIpInNodeSubnet, {
  valid: [{}, { nodeIP: 'unread' }, { managementSubnet: 'unread' }],
  invalid: [
    {
      given: { nodeIP: '10.127.131.21' },
      severity: 'warning',
      suggestion: { managementSubnet: '10.127.131.0/24' },
    },
    { given: { nodeIP: '10.127.130.255' }, severity: 'warning', message: /first or last/ },
  ],
})
