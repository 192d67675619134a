import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'

export const flannelSubnetIpv4 = defineLint({
  id: 'flannel-subnet-ipv4',
  on: 'setup',
  summary: 'subnet.env has an IPv4 subnet, which the Flannel plugin needs on Windows',
  remediation:
    'Give net-conf.json an IPv4 Network, leave EnableIPv4 on, and let flanneld write subnet.env again.',
  decisions: [],

  check({ observations }) {
    const ipv6 = named(observations, 'flannel.ipv6Subnet')
    const [first] = ipv6
    const hasIpv4 = deciding(observations, 'podCIDR').some(
      ({ subject, file, value }) =>
        subject === 'node of subnet.env' && file === first?.file && !String(value).includes(':'),
    )
    return first && !hasIpv4
      ? [
          {
            path: [],
            place: placeOf(first),
            basis: 'fails' as const,
            message: `subnet.env has ${String(first.value)} and no IPv4 subnet; on Windows the Flannel plugin reads FLANNEL_SUBNET and stops with a Go panic where it is missing.`,
            facts: [cniEndpoints.flannelSubnet],
          },
        ]
      : []
  },
})
