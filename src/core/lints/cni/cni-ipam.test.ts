import { testLint } from '../../testing/test-lint.ts'
import { cniIpam } from './cni-ipam.ts'

testLint(cniIpam, {
  valid: [
    {
      name: 'the word of Calico',
      text: '{"cniVersion": "0.3.0", "name": "pods", "type": "calico", "apiVersion": 2, "ipam": {"type": "host-local", "subnet": "usePodCidr"}}',
    },
    {
      name: 'a plugin of somebody',
      text: '{"cniVersion": "0.3.0", "name": "pods", "type": "win-overlay", "apiVersion": 2, "ipam": {"type": "my-ipam"}}',
    },
    {
      name: 'a range to be filled in',
      text: '{"cniVersion": "0.3.0", "name": "pods", "type": "win-overlay", "apiVersion": 2, "ipam": {"type": "host-local", "subnet": "ovn_subnet"}}',
    },
    {
      name: 'an address plugin',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-overlay", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}], "ipam": {"type": "host-local", "subnet": "10.244.3.0/24"}}',
    },
    {
      name: 'behind Flannel',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "win-overlay"}}',
    },
    {
      name: 'a range behind the gateway',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}], "ipam": {"type": "host-local", "subnet": "10.244.3.0/24", "rangeStart": "10.244.3.3"}}',
    },
  ],
  invalid: [
    {
      name: 'a range that begins at the gateway',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}], "ipam": {"type": "host-local", "subnet": "10.244.3.0/24", "rangeStart": "10.244.3.2"}}',
      messages: [/second address/],
      severity: 'warning',
    },
    {
      name: 'a name that is misspelt',
      text: '{"cniVersion": "0.3.0", "name": "pods", "type": "win-overlay", "apiVersion": 2, "ipam": {"type": "hostlocal", "subnet": "10.1.2.0/24"}}',
      messages: [/hostlocal is no address plugin/],
      severity: 'warning',
    },
    {
      name: 'one that is built for Linux alone',
      text: '{"cniVersion": "0.3.0", "name": "pods", "type": "win-bridge", "ipam": {"type": "dhcp"}}',
      messages: [/There is no dhcp for Windows/],
      severity: 'error',
    },
    {
      name: 'another one',
      text: '{"cniVersion": "0.3.0", "name": "pods", "type": "calico", "apiVersion": 2, "ipam": {"type": "calico_ipam"}}',
      messages: [/calico_ipam is no address plugin/],
    },
    {
      name: 'a range without its prefix',
      text: '{"cniVersion": "0.3.0", "name": "pods", "type": "win-overlay", "apiVersion": 2, "ipam": {"type": "host-local", "subnet": "10.1.2.0"}}',
      messages: [/host-local stops/],
      severity: 'error',
    },
    {
      name: 'none on HNS v1',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-overlay", "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/stops for that/],
      severity: 'error',
    },
    {
      name: 'none on HCN',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-overlay", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/without an address/],
      severity: 'warning',
    },
    {
      name: 'an IPv6 subnet of sdnbridge',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}], "ipam": {"subnet": "fd00::/64"}}',
      messages: [/crashes/],
      severity: 'error',
    },
    {
      name: 'a range from the start',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}], "ipam": {"type": "host-local", "subnet": "10.244.3.0/24"}}',
      messages: [/already exists/],
      severity: 'warning',
    },
  ],
})
