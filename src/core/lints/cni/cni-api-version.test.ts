import { testLint } from '../../testing/test-lint.ts'
import { cniApiVersion } from './cni-api-version.ts'

testLint(cniApiVersion, {
  valid: [
    {
      name: 'win-overlay of a release that is told',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-overlay", "apiVersion": 2, "policies": []}',
      known: { containerRuntime: 'containerd', cniRelease: '1.4.0' },
    },
    {
      name: 'Docker',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      known: { containerRuntime: 'docker' },
    },
    {
      name: 'win-bridge with apiVersion 2',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      known: { containerRuntime: 'containerd' },
    },
  ],
  invalid: [
    {
      name: 'no apiVersion with containerd',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      known: { containerRuntime: 'containerd' },
      messages: [/failed to find HNSEndpoint/],
      severity: 'error',
    },
    {
      name: 'win-overlay of an unknown release',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-overlay", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      known: { containerRuntime: 'containerd' },
      messages: [/from 1\.2\.0 on/],
      severity: 'unknown',
    },
  ],
})
