import { testLint } from '../../testing/test-lint.ts'
import { flannelSubnetIpv4 } from './flannel-subnet-ipv4.ts'

const ipv6 = 'FLANNEL_IPV6_NETWORK=fd00:10:244::/56\nFLANNEL_IPV6_SUBNET=fd00:10:244:1::1/64\n'
const ipv4 = 'FLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=10.244.1.1/24\n'
const rest = 'FLANNEL_MTU=1450\nFLANNEL_IPMASQ=true\n'

testLint(flannelSubnetIpv4, {
  valid: [
    { name: 'IPv4', text: ipv4 + rest },
    { name: 'both families', text: ipv4 + ipv6 + rest },
  ],
  invalid: [
    {
      name: 'IPv6 alone',
      text: ipv6 + rest,
      messages: [/has fd00:10:244:1::1\/64 and no IPv4 subnet/],
      severity: 'error',
    },
    {
      name: 'IPv6 under the name of IPv4',
      text: `FLANNEL_NETWORK=fd00:10:244::/56\nFLANNEL_SUBNET=fd00:10:244:1::1/64\n${rest}`,
      messages: [/no IPv4 subnet/],
      severity: 'error',
    },
  ],
})
