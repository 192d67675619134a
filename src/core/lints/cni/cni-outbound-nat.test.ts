import { testLint } from '../../testing/test-lint.ts'
import { cniOutboundNat } from './cni-outbound-nat.ts'

testLint(cniOutboundNat, {
  valid: [
    {
      name: 'win-bridge with a range of its own to translate',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "win-bridge", "ipMasqNetwork": "10.1.0.0/16", "ipam": {"type": "host-local", "subnet": "10.1.2.0/24"}}',
    },
    {
      name: 'a policy',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
    {
      name: 'behind Flannel',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "win-bridge"}}',
    },
    {
      name: 'win-overlay that makes it itself',
      text: '{"cniVersion": "0.3.1", "name": "vxlan0", "type": "win-overlay", "ipMasq": true, "capabilities": {"dns": true}, "ipam": {"type": "host-local", "subnet": "10.10.0.0/24"}}',
    },
    {
      name: 'nat',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "nat", "capabilities": {"dns": true}, "AdditionalArgs": []}',
    },
  ],
  invalid: [
    {
      name: 'win-bridge with an empty range, and win-overlay with that of win-bridge',
      text: '{"cniVersion": "0.3.0", "name": "pods", "plugins": [{"type": "win-bridge", "ipMasqNetwork": ""}, {"type": "win-overlay", "ipMasqNetwork": "10.1.0.0/16"}]}',
      messages: [/no OutBoundNAT/, /no OutBoundNAT/],
      severity: 'warning',
    },
    {
      name: 'none',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": []}',
      messages: [/no OutBoundNAT/],
      severity: 'warning',
    },
    {
      name: 'win-overlay that is told not to',
      text: '{"cniVersion": "0.3.1", "name": "vxlan0", "type": "win-overlay", "ipMasq": false, "capabilities": {"dns": true}, "ipam": {"type": "host-local", "subnet": "10.10.0.0/24"}}',
      messages: [/no OutBoundNAT/],
    },
    {
      name: 'a field that win-bridge does not read',
      text: '{"cniVersion": "0.3.1", "name": "cbr0", "type": "win-bridge", "ipMasq": true, "capabilities": {"dns": true}, "ipam": {"type": "host-local", "subnet": "10.10.0.0/24"}}',
      messages: [/no OutBoundNAT/],
    },
    {
      name: 'none of azure-vnet on purpose',
      text: '{"cniVersion": "0.3.0", "name": "azure", "plugins": [{"type": "azure-vnet", "ipam": {"type": "azure-vnet-ipam"}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "LoopbackDSR", "IPAddress": "169.254.169.254"}}]}]}',
      messages: [/no OutBoundNAT/],
      severity: 'info',
    },
  ],
})
