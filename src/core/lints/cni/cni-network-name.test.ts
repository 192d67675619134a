import { testLint } from '../../testing/test-lint.ts'
import { cniNetworkName } from './cni-network-name.ts'

testLint(cniNetworkName, {
  valid: [
    {
      name: 'an entry of a list',
      text: '{"type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "win-overlay", "apiVersion": 2}}',
    },
    {
      name: 'a plugin behind another one',
      text: '{"type": "aws-appmesh", "cniVersion": "0.3.0", "policies": []}',
    },
    {
      name: 'a plain name',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
    {
      name: 'a place-holder',
      text: '{"cniVersion": "0.2.0", "name": "{{NAME}}", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
  ],
  invalid: [
    {
      name: 'no name',
      text: '{"cniVersion": "0.2.0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/missing network name/],
      severity: 'error',
    },
    {
      name: 'a name with a blank',
      text: '{"cniVersion": "0.2.0", "name": "my net", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/invalid characters/],
      severity: 'error',
    },
    {
      name: 'a flag',
      text: '{"cniVersion": "0.2.0", "name": "--network-plugin=kubenet", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/a flag/],
      severity: 'error',
    },
  ],
})
