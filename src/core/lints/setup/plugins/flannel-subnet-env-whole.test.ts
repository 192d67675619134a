import { testLint } from '../../../testing/test-lint.ts'
import { flannelSubnetEnvWhole } from './flannel-subnet-env-whole.ts'

const lines = [
  'FLANNEL_NETWORK=10.244.0.0/16',
  'FLANNEL_SUBNET=10.244.1.1/24',
  'FLANNEL_MTU=1450',
  'FLANNEL_IPMASQ=true',
]
const file = (one: readonly string[]) => `${one.join('\n')}\n`

testLint(flannelSubnetEnvWhole, {
  valid: [
    {
      name: 'lines that somebody quotes',
      text: 'subnet.env on the node has\nFLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=10.244.3.1/24\nand pods get others.\n',
    },
    { name: 'all of it', text: file(lines) },
    { name: 'a line that somebody took out', text: file(lines.slice(1, 2)) },
    {
      name: 'IPv6 alone',
      text: file(lines.map((line) => line.replace(/_(NETWORK|SUBNET)=.*/, '_IPV6_$1=fd00::/64'))),
    },
  ],
  invalid: [
    {
      name: 'a misspelt line',
      text: file(lines).replace('_SUBNET', '_SUBNT'),
      messages: [/^subnet\.env lacks FLANNEL_SUBNET/],
      severity: 'error',
    },
    {
      name: 'a file that ends too early',
      text: file(lines.slice(0, 2)),
      messages: [/lacks FLANNEL_MTU, FLANNEL_IPMASQ/],
    },
  ],
})
