import { inferred } from '../../catalog/fact.ts'
import { containsRange } from '../../values/address.ts'
import { textsOf, valuesOf } from '../../values/parsed.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { rangesIn } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

export const virtualNetworksHoldNodes = defineRule({
  id: 'virtual-networks-hold-nodes',
  basis: 'fails',
  summary: 'The virtual network holds the subnet of the nodes',
  remediation: 'Add the address space that the nodes live in.',
  decisions: ['virtualNetworks', 'managementSubnet', 'cni', 'networkMode'],

  check(scenario) {
    const { virtualNetworks, managementSubnet } = scenario
    if (virtualNetworks.length === 0) return undefined
    const mode = cniMode(scenario)
    const needs = [...(mode?.exceptions.value ?? []), ...(mode?.computed?.value ?? [])]
    if (!mode || !needs.includes('virtualNetworks')) return undefined
    const nets = valuesOf(virtualNetworks)
    const outside = rangesIn(managementSubnet).find(
      (subnet) => !nets.some((net) => containsRange(net, subnet)),
    )
    if (!outside || nets.length === 0) return undefined
    return {
      message: `The node subnet ${outside.text} lies in none of the address spaces ${textsOf(virtualNetworks).join(', ')}.`,
      facts: [inferred(mode.exceptions.value, mode.exceptions.sources)],
      decisions: ['virtualNetworks', 'managementSubnet'],
      suggestion: { virtualNetworks: [...textsOf(virtualNetworks), outside.text] },
    }
  },
})
