import { testLint } from '../../testing/test-lint.ts'
import { cniCapabilityKnown } from './cni-capability-known.ts'

testLint(cniCapabilityKnown, {
  valid: [
    {
      name: 'capabilities that containerd fills',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true, "portMappings": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
  ],
  invalid: [
    {
      name: 'a name with a capital letter',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"Dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/Dns is none .*called dns/],
      severity: 'error',
    },
    {
      name: 'another name for it',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dnsCapabilities": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/called dns/],
      severity: 'error',
    },
    {
      name: 'capabilities in the delegate',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "win-bridge", "capabilities": {"dns": true}}}',
      messages: [/inside delegate/],
      severity: 'error',
    },
  ],
})
