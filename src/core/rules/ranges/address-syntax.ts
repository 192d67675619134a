import { network } from '../../catalog/network.ts'
import { parseAddressList, parseRangeOrAddress } from '../../values/address.ts'
import { decisions } from '../../model/decisions.ts'
import { quoted } from '../../values/quoted.ts'
import { usualDns } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

export const addressSyntax = defineRule({
  id: 'address-syntax',
  basis: 'refused',
  summary: 'Addresses are IP addresses',
  remediation: 'Write four numbers from 0 to 255 with dots between, or an IPv6 address.',
  decisions: ['nodeIP', 'clusterDNS', 'serviceCIDR'],

  check({ nodeIP, clusterDNS, serviceCIDR }) {
    const isNode = parseAddressList(nodeIP) !== undefined
    const isDns = parseAddressList(clusterDNS) !== undefined
    if (isNode && isDns) return undefined
    return [
      ...(isNode
        ? []
        : [
            {
              message: `${quoted(nodeIP)} is no IP address of a node${aboutRange(nodeIP)}.`,
              facts: [network.addressSyntax],
              decisions: ['nodeIP' as const],
              suggestion: { nodeIP: decisions.nodeIP.initial },
            },
          ]),
      ...(isDns
        ? []
        : [
            {
              message: `${quoted(clusterDNS)} is no IP address of the DNS Service${aboutRange(clusterDNS)}.`,
              facts: [network.addressSyntax],
              decisions: ['clusterDNS' as const],
              suggestion: { clusterDNS: usualDns({ serviceCIDR }) ?? decisions.clusterDNS.initial },
            },
          ]),
    ]
  },
})

const aboutRange = (text: string) =>
  text.includes('/') && parseRangeOrAddress(text) ? ': it is a range' : ''
