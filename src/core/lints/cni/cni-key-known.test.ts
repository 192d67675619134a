import { testLint } from '../../testing/test-lint.ts'
import { cniKeyKnown } from './cni-key-known.ts'

testLint(cniKeyKnown, {
  valid: [
    {
      name: 'keys as they are',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
    {
      name: 'a key of another plugin',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}], "master": "Ethernet"}',
    },
    {
      name: 'the gateway of a route',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}], "ipam": {"subnet": "10.1.0.0/24", "routes": [{"GW": "10.1.0.2"}]}}',
    },
  ],
  invalid: [
    {
      name: 'keys of policies and of dns',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "dns": {"nameserves": ["10.96.0.10"]}, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settins": {"Exceptios": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/called Settings/, /called Exceptions/, /called nameservers/],
      severity: 'error',
    },
    {
      name: 'a misspelt key',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}], "capabilites": {"dns": true}}',
      messages: [/called capabilities/],
      severity: 'error',
    },
    {
      name: 'a gateway that is not read',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}], "ipam": {"subnet": "10.1.0.0/24", "routes": [{"gateway": "10.1.0.2"}]}}',
      messages: [/stands under GW/],
      severity: 'error',
    },
    {
      name: 'a gateway that a script puts in',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}], "ipam": {"subnet": "10.1.0.0/24", "routes": [{"gateway": "$gateway"}]}}',
      messages: [/stands under GW/],
      severity: 'info',
    },
  ],
})
