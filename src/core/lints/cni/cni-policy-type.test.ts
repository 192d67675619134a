import { testLint } from '../../testing/test-lint.ts'
import { cniPolicyType } from './cni-policy-type.ts'

testLint(cniPolicyType, {
  valid: [
    {
      name: 'type on a release that takes any case',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "policies": [{"Name": "EndpointPolicy", "Value": {"type": "OutBoundNAT", "ExceptionList": []}}]}',
      known: { cniRelease: '0.8.6' },
    },
    {
      name: 'type where the plugin adds no policy of its own',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "policies": [{"Name": "EndpointPolicy", "Value": {"type": "OutBoundNAT", "Settings": {"Exceptions": []}}}]}',
    },
    {
      name: 'Type',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
  ],
  invalid: [
    {
      name: 'type, where Flannel asks for the policy',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "delegate": {"type": "win-bridge", "apiVersion": 2, "policies": [{"Name": "EndpointPolicy", "Value": {"type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16"]}}}]}}',
      messages: [/adds a second one/],
      severity: 'warning',
    },
    {
      name: 'type',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "ipMasqNetwork": "10.244.0.0/16", "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"type": "OutBoundNAT", "Settings": {"Exceptions": []}}}]}',
      messages: [/adds a second one/],
      severity: 'warning',
    },
  ],
})
