import { testLint } from '../../testing/test-lint.ts'
import { cniFileShape } from './cni-file-shape.ts'

testLint(cniFileShape, {
  valid: [
    {
      name: 'DNS settings that are null or empty',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "win-bridge", "dns": {"nameservers": null, "search": []}}',
    },
    {
      name: 'one plugin',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
    {
      name: 'a list',
      text: '{"cniVersion": "0.3.0", "name": "azure", "plugins": [{"type": "azure-vnet", "ipam": {"type": "azure-vnet-ipam"}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.244.0.0/16", "10.96.0.0/12"]}}]}]}',
    },
    {
      name: 'keys of a plugin in any case',
      text: '{"CniVersion": "0.2.0", "Name": "cbr0", "Type": "win-bridge"}',
    },
  ],
  invalid: [
    {
      name: 'DNS settings that are no lists of texts',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "flannel", "delegate": {"type": "win-overlay", "dns": {"Nameservers": "10.2.0.10", "search": [1]}}}',
      messages: [/dns\.Nameservers must be a list of texts/, /dns\.search must be a list of texts/],
      severity: 'error',
    },
    {
      name: 'no type',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/missing 'type'/],
      severity: 'error',
    },
    {
      name: 'a list with a capital letter',
      text: '{"cniVersion": "0.3.0", "name": "azure", "Plugins": [{"type": "azure-vnet"}]}',
      messages: [/must be written plugins/],
      severity: 'error',
    },
    {
      name: 'plugins that are no list',
      text: '{"cniVersion": "0.3.0", "name": "azure", "plugins": {"type": "azure-vnet"}}',
      messages: [/no list/],
      severity: 'error',
    },
    {
      name: 'a number as text',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": "2", "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/apiVersion must be a number/],
      severity: 'error',
    },
    {
      name: 'true as text',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": "true"}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/capabilities\.dns must be true or false/],
      severity: 'error',
    },
    {
      name: 'policies as an object',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": {"a": 1}}',
      messages: [/policies must be a list/],
      severity: 'error',
    },
  ],
})
