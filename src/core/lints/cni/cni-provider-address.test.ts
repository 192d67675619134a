import { testLint } from '../../testing/test-lint.ts'
import { cniProviderAddress } from './cni-provider-address.ts'

testLint(cniProviderAddress, {
  valid: [
    {
      name: 'what is filled in: <node ip>',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "sdnoverlay", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "ProviderAddress", "Settings": {"ProviderAddress": "<node ip>"}}}]}',
    },
    {
      name: 'what is filled in: provider_address',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "sdnoverlay", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "ProviderAddress", "Settings": {"ProviderAddress": "provider_address"}}}]}',
    },
    {
      name: 'what is filled in: ',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "sdnoverlay", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "ProviderAddress", "Settings": {"ProviderAddress": ""}}}]}',
    },
    {
      name: 'sdnbridge',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
    {
      name: 'an address',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnoverlay", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "ProviderAddress", "Settings": {"ProviderAddress": "192.168.1.4"}}}]}',
    },
  ],
  invalid: [
    {
      name: 'no address: 192.0.2.7/24',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "sdnoverlay", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "ProviderAddress", "Settings": {"ProviderAddress": "192.0.2.7/24"}}}]}',
      messages: [/is no address of a node/],
      severity: 'warning',
    },
    {
      name: 'no address: 192.0.2.700',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "sdnoverlay", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "ProviderAddress", "Settings": {"ProviderAddress": "192.0.2.700"}}}]}',
      messages: [/is no address of a node/],
      severity: 'warning',
    },
    {
      name: 'no address',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnoverlay", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/no ProviderAddress/],
      severity: 'warning',
    },
  ],
})
