import { testLint } from '../../testing/test-lint.ts'
import { cniOutboundNat } from './cni-outbound-nat.ts'

testLint(cniOutboundNat, {
  valid: [
    {
      name: 'a policy',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
    {
      name: 'behind Flannel',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "win-bridge"}}',
    },
    {
      name: 'nat',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "nat", "capabilities": {"dns": true}, "AdditionalArgs": []}',
    },
  ],
  invalid: [
    {
      name: 'none',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": []}',
      messages: [/no OutBoundNAT/],
      severity: 'warning',
    },
    {
      name: 'none of azure-vnet on purpose',
      text: '{"cniVersion": "0.3.0", "name": "azure", "plugins": [{"type": "azure-vnet", "ipam": {"type": "azure-vnet-ipam"}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "LoopbackDSR", "IPAddress": "169.254.169.254"}}]}]}',
      messages: [/no OutBoundNAT/],
      severity: 'info',
    },
  ],
})
