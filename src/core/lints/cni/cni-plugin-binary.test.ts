import { testLint } from '../../testing/test-lint.ts'
import { cniPluginBinary } from './cni-plugin-binary.ts'

testLint(cniPluginBinary, {
  valid: [
    {
      name: 'a list of Linux nodes',
      text: '{"cniVersion": "0.3.1", "name": "cbr0", "plugins": [{"type": "flannel", "delegate": {"hairpinMode": true}}, {"type": "portmap", "capabilities": {"portMappings": true}}]}',
    },
    {
      name: 'one of azure-vnet on Linux',
      text: '{"cniVersion": "0.3.0", "name": "azure", "plugins": [{"type": "azure-vnet", "mode": "transparent"}, {"type": "portmap"}]}',
    },
    {
      name: 'a plugin',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
    {
      name: 'a plugin of somebody else',
      text: '{"cniVersion": "0.3.0", "name": "pods", "type": "corp-net", "capabilities": {"dns": true}}',
    },
    {
      name: 'a plugin with .exe',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge.exe", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
  ],
  invalid: [
    {
      name: 'a plugin with a delegate, misspelt',
      text: '{"cniVersion": "0.3.0", "name": "cbr0", "type": "flannle", "delegate": {"type": "win-overlay"}}',
      messages: [/flannle is no plugin that is known/],
      severity: 'warning',
    },
    {
      name: 'a plugin of an agent, misspelt',
      text: '{"cniVersion": "0.3.1", "name": "k8s-pod-network", "type": "clico"}',
      messages: [/clico is no plugin that is known/],
    },
    {
      name: 'a plugin of Linux behind a delegate for Windows',
      text: '{"cniVersion": "0.3.0", "name": "cbr0", "plugins": [{"type": "flannel", "delegate": {"type": "win-bridge"}}, {"type": "portmap", "capabilities": {"portMappings": true}}]}',
      messages: [/There is no portmap for Windows/],
      severity: 'error',
    },
    {
      name: 'two of them beside sdnbridge.exe',
      text: '{"cniVersion": "0.3.0", "name": "cbr0", "plugins": [{"type": "sdnbridge.exe"}, {"type": "bandwidth"}, {"type": "tuning"}]}',
      messages: [/no bandwidth/, /no tuning/],
    },
    {
      name: 'a name like that of a plugin, at a delegate',
      text: '{"name": "cbr0", "type": "flannel", "delegate": {"type": "win-l2bridge"}}',
      messages: [/^win-l2bridge is no plugin that is known/],
      severity: 'warning',
    },
    {
      name: 'a network mode',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "l2bridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/l2bridge is a network mode/],
      severity: 'error',
    },
    {
      name: 'the plugin of long ago',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "wincni.exe", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/wincni is no plugin any more/],
      severity: 'error',
    },
  ],
})
