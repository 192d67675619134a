import { testLint } from '../../testing/test-lint.ts'
import { cniDns } from './cni-dns.ts'

const searching = (list: string, capabilities = '{}') =>
  `{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": ${capabilities}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}], "dns": {"nameservers": ["10.96.0.10"], "search": ${list}}}`

testLint(cniDns, {
  valid: [
    {
      name: 'the capability',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
    {
      name: 'servers in the file',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}], "dns": {"nameservers": ["10.96.0.10"]}}',
    },
    { name: 'the domain of all Services', text: searching('["svc.cluster.local"]') },
    {
      name: 'one namespace before the domain of all Services',
      text: searching('["default.svc.cluster.local", "svc.cluster.local", "cluster.local"]'),
    },
    {
      name: 'a list that the runtime gives',
      text: searching('["default.svc.cluster.local"]', '{"dns": true}'),
    },
    {
      name: 'the file of Flannel for Linux nodes',
      text: '{"name": "cbr0", "cniVersion": "0.3.1", "plugins": [{"type": "flannel", "delegate": {"hairpinMode": true, "isDefaultGateway": true}}, {"type": "portmap", "capabilities": {"portMappings": true}}]}',
    },
  ],
  invalid: [
    {
      name: 'one namespace for the pods of all',
      text: searching('["default.svc.cluster.local"]'),
      messages: [/All pods search default\.svc\.cluster\.local/],
      severity: 'warning',
    },
    {
      name: 'neither, with a key that the bridge of Linux reads beside the type of Windows',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "delegate": {"type": "win-bridge", "hairpinMode": true}}',
      messages: [/names no DNS server/],
      severity: 'warning',
    },
    {
      name: 'neither',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"portMappings": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/pods have none/],
      severity: 'warning',
    },
    {
      name: 'half of it in azure-vnet',
      text: '{"cniVersion": "0.3.0", "name": "azure", "plugins": [{"type": "azure-vnet", "ipam": {"type": "azure-vnet-ipam"}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.244.0.0/16", "10.96.0.0/12"]}}], "dns": {"Nameservers": ["10.0.0.10"]}}]}',
      messages: [/Wrong DNS/],
      severity: 'error',
    },
  ],
})
