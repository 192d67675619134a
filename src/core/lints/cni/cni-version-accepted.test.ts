import { testLint } from '../../testing/test-lint.ts'
import { cniVersionAccepted } from './cni-version-accepted.ts'

testLint(cniVersionAccepted, {
  valid: [
    {
      name: 'a version of newer releases on one of them',
      text: '{"cniVersion": "1.0.0", "name": "cbr0", "type": "win-bridge", "policies": []}',
      known: { cniRelease: '1.1.1' },
    },
    {
      name: 'what every release takes',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
    {
      name: 'no version behind Flannel',
      text: '{"name": "cbr0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "win-bridge"}}',
    },
    {
      name: 'a place-holder',
      text: '{"cniVersion": "{{VERSION}}", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
  ],
  invalid: [
    {
      name: 'a version of newer releases on an old one',
      text: '{"cniVersion": "1.0.0", "name": "cbr0", "type": "win-bridge", "policies": []}',
      known: { cniRelease: '0.9.1' },
      messages: [/0\.9\.1 takes no file of version 1\.0\.0.*It takes 0\.1\.0, 0\.2\.0, 0\.3\.0/],
      severity: 'error',
    },
    {
      name: 'behind Flannel, whose release says nothing of sdnbridge',
      text: '{"cniVersion": "1.0.0", "name": "cbr0", "type": "flannel", "delegate": {"type": "sdnbridge"}}',
      known: { cniRelease: '1.1.1' },
      messages: [/Only some releases/],
      severity: 'unknown',
    },
    {
      name: 'a version that no release takes',
      text: '{"cniVersion": "0.3.1", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/takes no file of version 0\.3\.1/],
      severity: 'error',
    },
    {
      name: 'a version of newer releases',
      text: '{"cniVersion": "1.0.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/from 1\.0\.1 on/],
      severity: 'unknown',
    },
    {
      name: 'what Flannel hands to its delegate',
      text: '{"cniVersion": "0.3.1", "name": "cbr0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "sdnoverlay"}}',
      messages: [/sdnoverlay takes no file/],
      severity: 'error',
    },
    {
      name: 'a version that two lines of releases take',
      text: '{"cniVersion": "1.0.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/from 0\.2\.2 to before 0\.3\.0, from 0\.3\.1 on/],
      severity: 'unknown',
    },
  ],
})
