import { testLint } from '../../testing/test-lint.ts'
import { cniPlaceholder } from './cni-placeholder.ts'

testLint(cniPlaceholder, {
  valid: [
    {
      name: 'a filled file',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
  ],
  invalid: [
    {
      name: 'a template',
      text: '{"cniVersion": "0.2.0", "name": "{{NAME}}", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}], "dns": {"nameservers": ["{{DNS}}"]}}',
      messages: [/\{\{NAME\}\}, \{\{DNS\}\}/],
      severity: 'warning',
    },
    {
      name: 'words for an address',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnoverlay", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "ProviderAddress", "Settings": {"ProviderAddress": "ip of host"}}}]}',
      messages: [/ip of host/],
      severity: 'error',
    },
    {
      name: 'an empty range',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "SDNRoute", "Settings": {"DestinationPrefix": ""}}}]}',
      messages: [/is empty/],
      severity: 'warning',
    },
  ],
})
