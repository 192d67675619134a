import { testLint } from '../../testing/test-lint.ts'
import { cniPluginBinary } from './cni-plugin-binary.ts'

testLint(cniPluginBinary, {
  valid: [
    {
      name: 'a plugin',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
    {
      name: 'a plugin with .exe',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge.exe", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
  ],
  invalid: [
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
