import { testLint } from '../../testing/test-lint.ts'
import { cniIpamRanges } from './cni-ipam-ranges.ts'

const file = (type: string, ipam: string) =>
  `{"cniVersion": "0.3.0", "name": "pods", "type": "${type}", "ipam": {${ipam}}}`

testLint(cniIpamRanges, {
  valid: [
    {
      name: 'a usual range',
      text: file('win-bridge', '"type": "host-local", "subnet": "10.244.3.0/24"'),
    },
    {
      name: 'the smallest one',
      text: file('sdnbridge', '"type": "host-local", "subnet": "10.244.3.0/30"'),
    },
    {
      name: 'both families where the plugin takes them',
      text: file(
        'sdnbridge',
        '"type": "host-local", "ranges": [[{"subnet": "10.244.3.0/24"}], [{"subnet": "fd00:3::/64"}]]',
      ),
    },
    {
      name: 'ends inside',
      text: file(
        'win-bridge',
        '"type": "host-local", "subnet": "10.244.3.0/24", "rangeStart": "10.244.3.10", "rangeEnd": "10.244.3.10"',
      ),
    },
    {
      name: 'ends that are filled in',
      text: file(
        'win-bridge',
        '"type": "host-local", "subnet": "10.244.3.0/24", "rangeStart": "<start>"',
      ),
    },
    {
      name: 'a word of Calico',
      text: file('calico', '"type": "calico-ipam", "subnet": "usePodCidr"'),
    },
    {
      name: 'what is filled in',
      text: file('win-overlay', '"type": "host-local", "subnet": "{{SUBNET}}"'),
    },
  ],
  invalid: [
    {
      name: 'ends of another subnet',
      text: file(
        'win-bridge',
        '"type": "host-local", "subnet": "10.244.3.0/24", "rangeStart": "10.244.4.10", "rangeEnd": "10.244.4.90"',
      ),
      messages: [/rangeStart 10\.244\.4\.10 is outside/, /rangeEnd 10\.244\.4\.90 is outside/],
      severity: 'error',
    },
    {
      name: 'an end before the start, in a list',
      text: file(
        'sdnbridge',
        '"type": "host-local", "ranges": [[{"subnet": "10.244.3.0/24", "rangeStart": "10.244.3.200", "rangeEnd": "10.244.3.20"}]]',
      ),
      messages: [/rangeEnd 10\.244\.3\.20 is before rangeStart/],
      severity: 'error',
    },
    {
      name: 'an address of a host before the prefix',
      text: file('win-bridge', '"type": "host-local", "subnet": "10.244.3.7/24"'),
      messages: [/10\.244\.3\.7\/24 has bits of a host set, which host-local refuses/],
      severity: 'error',
    },
    {
      name: 'two addresses',
      text: file('win-bridge', '"type": "host-local", "subnet": "10.244.3.0/31"'),
      messages: [/10\.244\.3\.0\/31 is too small: host-local takes a \/30/],
      severity: 'error',
    },
    {
      name: 'a second family',
      text: file(
        'win-overlay',
        '"type": "host-local", "ranges": [[{"subnet": "10.244.3.0/24"}], [{"subnet": "fd00:3::/64"}]]',
      ),
      messages: [/fd00:3::\/64 is an IPv6 range, and win-overlay gives pods one IPv4 address/],
      severity: 'error',
    },
  ],
})
