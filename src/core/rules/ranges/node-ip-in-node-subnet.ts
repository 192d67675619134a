import { network } from '../../catalog/network.ts'
import {
  containsAddress,
  nthSubnet,
  rangeOf,
  type Address,
  type Cidr,
} from '../../values/address.ts'
import { rangesIn } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

export const nodeIpInNodeSubnet = defineRule({
  id: 'node-ip-in-node-subnet',
  basis: 'fails',
  summary: 'The node has an address of the node subnet',
  remediation: 'Correct the address of the node or its subnet.',
  decisions: ['nodeIP', 'managementSubnet'],

  check({ nodeIP, managementSubnet }) {
    const [address] = nodeIP.value ?? []
    const ranges = rangesIn(managementSubnet)
    if (!address || ranges.length === 0) return undefined
    if (ranges.some((range) => containsAddress(range, address))) {
      if (!ranges.some((range) => isReserved(range, address))) return undefined
      return {
        message: `${nodeIP.text} is the first or last address of ${managementSubnet.text}, which no node can have.`,
        facts: [network.nodeSubnet],
      }
    }
    const { ipv4, ipv6 } = network.nodePrefix.value
    const around = nthSubnet(
      { ...rangeOf(address), prefix: 0 },
      address.family === 'ipv4' ? ipv4 : ipv6,
      0,
    )
    return {
      message: `The node IP ${nodeIP.text} lies outside the node subnet ${managementSubnet.text}.`,
      facts: [network.nodeSubnet],
      suggestion: { managementSubnet: around.text },
    }
  },
})

/** The first address of a range names the network; the last one of IPv4 is broadcast. */
const isReserved = ({ family, first, last }: Cidr, { value }: Address) =>
  last - first > 1n && (value === first || (family === 'ipv4' && value === last))
