import { testLint } from '../../../testing/test-lint.ts'
import { hostGwRoutePresent } from './host-gw-route-present.ts'

const nodes = `kubectl get nodes -o custom-columns=NAME:.metadata.name,CIDR:.spec.podCIDR
NAME    CIDR
lin-1   10.244.0.0/24
win-1   10.244.1.0/24
win-2   10.244.2.0/24

`
const route = (range: string, gateway: string) =>
  `       ${range}    255.255.255.0        ${gateway}       10.0.0.21    271\n`
const head = `PS C:\\> route print -4
Network Destination        Netmask          Gateway       Interface  Metric
`
const standard = '          0.0.0.0          0.0.0.0         10.0.0.1       10.0.0.21     15\n'
const own = route('10.244.1.0', 'On-link')
const linux = route('10.244.0.0', '10.0.0.11')
const windows = route('10.244.2.0', '10.0.0.22')

testLint(hostGwRoutePresent, {
  valid: [
    {
      name: 'a route to each',
      text: `flannel with host-gw.\n\n${nodes}${head}${standard}${own}${linux}${windows}`,
    },
    {
      name: 'an overlay',
      text: `flannel with vxlan.\n\n${nodes}${head}${standard}${own}${linux}`,
    },
    {
      name: 'a part of the table',
      text: `flannel with host-gw.\n\n${nodes}${head}${own}${linux}`,
    },
    {
      name: 'the table of another machine',
      text: `flannel with host-gw.\n\n${nodes}${head}${standard}${own}`,
    },
  ],
  invalid: [
    {
      name: 'none to another node',
      text: `flannel with host-gw.\n\n${nodes}${head}${standard}${own}${linux}`,
      messages: [/no route to 10\.244\.2\.0\/24, the range of pods of win-2/],
      severity: 'warning',
    },
  ],
})
