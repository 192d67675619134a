import { testLint } from '../../testing/test-lint.ts'
import { cniExceptionRanges } from './cni-exception-ranges.ts'

testLint(cniExceptionRanges, {
  valid: [
    {
      name: 'all that nodes of Google Cloud leave untranslated',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["169.254.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "240.0.0.0/4"]}}}]}',
    },
    {
      name: 'place-holders with a prefix behind them',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "sdnbridge", "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["NODE_NET/24", "__POD_NET__/16", "%NODE%/32"]}}}, {"Name": "EndpointPolicy", "Value": {"Type": "SDNRoute", "Settings": {"DestinationPrefix": "HOST_IP/32", "NeedEncap": true}}}]}',
    },
    {
      name: 'ranges of the cluster',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
    {
      name: 'a word that a script replaces, before a prefix',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "SDNRoute", "Settings": {"DestinationPrefix": "<MgmtIP>/32"}}}]}',
    },
  ],
  invalid: [
    {
      name: 'an address',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.1"]}}}]}',
      messages: [/prefix is missing/],
      severity: 'error',
    },
    {
      name: 'a misspelt range',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0.0/16"]}}}]}',
      messages: [/no range/],
      severity: 'error',
    },
    {
      name: 'host bits',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.1.0/16"]}}}]}',
      messages: [/bits of a host/],
      severity: 'warning',
    },
    {
      name: 'everything',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["0.0.0.0/0"]}}}]}',
      messages: [/excepts everything/],
      severity: 'warning',
    },
    {
      name: 'a whole block',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.0.0.0/8"]}}}]}',
      messages: [/outside the cluster/],
      severity: 'warning',
    },
    {
      name: 'two families',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "fd00::/64"]}}}]}',
      messages: [/mixes IPv4 and IPv6/],
      severity: 'error',
    },
  ],
})
