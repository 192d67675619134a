import { testLint } from '../../testing/test-lint.ts'
import { cniPolicyList } from './cni-policy-list.ts'

testLint(cniPolicyList, {
  valid: [
    {
      name: 'the list of old releases on one of them',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "HcnPolicyArgs": [{"Type": "OutBoundNAT"}]}',
      known: { cniRelease: '0.8.7' },
    },
    {
      name: 'policies without apiVersion on an old release',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.244.0.0/16"]}}]}',
      known: { cniRelease: '0.9.1' },
    },
    {
      name: 'policies of win-overlay on an old release, which takes the way of HNS v1',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-overlay", "apiVersion": 2, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16"]}}}]}',
      known: { cniRelease: '0.9.1' },
    },
    {
      name: 'policies of win-bridge',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
    {
      name: 'an empty list beside the one that is read',
      text: '{"cniVersion": "0.3.0", "name": "flannel.4096", "type": "flannel", "delegate": {"type": "win-overlay", "apiVersion": 2, "AdditionalArgs": [], "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16"]}}}]}}',
    },
    {
      name: 'AdditionalArgs of sdnbridge',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
  ],
  invalid: [
    {
      name: 'the list of old releases on a newer one',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "HcnPolicyArgs": [{"Type": "OutBoundNAT"}]}',
      known: { cniRelease: '1.1.1' },
      messages: [/ignore HcnPolicyArgs.*The node has 1\.1\.1/],
      severity: 'error',
    },
    {
      name: 'the list of newer releases on an old one',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16"]}}}]}',
      known: { cniRelease: '0.9.1' },
      messages: [/win-bridge 0\.9\.1 reads HcnPolicyArgs and not policies/],
      severity: 'error',
    },
    {
      name: 'AdditionalArgs of win-bridge',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [], "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/does not read AdditionalArgs/],
      severity: 'error',
    },
    {
      name: 'policies of sdnbridge',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [], "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/does not read policies/],
      severity: 'error',
    },
    {
      name: 'the list of old releases',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [], "HcnPolicyArgs": [{"Type": "OutBoundNAT"}]}',
      messages: [/ignore HcnPolicyArgs/],
      severity: 'warning',
    },
    {
      name: 'a name in another case',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "endpointpolicy", "Value": {"Type": "ACL", "Settings": {}}}]}',
      messages: [/endpointpolicy/],
      severity: 'error',
    },
  ],
})
