import { network } from '../../catalog/network.ts'
import { parseRangeOrAddress } from '../../values/address.ts'
import { decisions } from '../../model/decisions.ts'
import { quoted } from '../../values/quoted.ts'
import { rangesIn, usualDns } from '../../derived/ranges.ts'
import type { Violation } from '../../model/finding.ts'
import { defineRule } from '../../model/rule.ts'

export const addressSyntax = defineRule({
  id: 'address-syntax',
  basis: 'refused',
  summary: 'Addresses are IP addresses',
  remediation: 'Write four numbers from 0 to 255 with dots between, or an IPv6 address.',
  decisions: ['nodeIP', 'clusterDNS', 'serviceCIDR'],
  comparesRead: ['nodeIP', 'clusterDNS', 'serviceCIDR'],

  check({ nodeIP, clusterDNS, serviceCIDR }) {
    const found: Violation[] = []
    if (nodeIP.value === undefined) {
      found.push({
        message: `${quoted(nodeIP.text)} is no IP address of a node${aboutRange(nodeIP.text)}.`,
        facts: [network.addressSyntax],
        decisions: ['nodeIP'],
        suggestion: { nodeIP: decisions.nodeIP.initial },
      })
    }
    if (clusterDNS.value === undefined) {
      found.push({
        message: `${quoted(clusterDNS.text)} is no IP address of the DNS Service${aboutRange(clusterDNS.text)}.`,
        facts: [network.addressSyntax],
        decisions: ['clusterDNS'],
        suggestion: { clusterDNS: usualDns(rangesIn(serviceCIDR)) ?? decisions.clusterDNS.initial },
      })
    }
    return found
  },
})

const aboutRange = (text: string) =>
  text.includes('/') && parseRangeOrAddress(text) ? ': it is a range' : ''
