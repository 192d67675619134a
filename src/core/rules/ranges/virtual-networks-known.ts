import type { CniMode } from '../../catalog/cni/define.ts'
import { unknown } from '../../catalog/fact.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { isFabricOverlay } from '../../derived/exception-list.ts'
import { defineRule } from '../../model/rule.ts'

export const virtualNetworksKnown = defineRule({
  id: 'virtual-networks-known',
  basis: 'fails',
  summary: 'Every range of the virtual network is known where the exception list needs them',
  remediation: 'Name all address spaces of the virtual network, not only the first.',
  decisions: ['virtualNetworks', 'cni', 'networkMode', 'ipam', 'clusterCIDR', 'managementSubnet'],

  check(scenario) {
    if (scenario.virtualNetworks.length > 0) return undefined
    const mode = cniMode(scenario)
    if (!mode || !needsThem(mode) || isFabricOverlay(scenario)) return undefined
    return {
      message:
        'Which address spaces does the virtual network have? Hosts in one that is not listed see node addresses and cannot reach pods.',
      facts: [unknown('not known', mode.exceptions.sources)],
      decisions: ['virtualNetworks'],
    }
  },
})

const needsThem = ({ exceptions, computed }: CniMode) =>
  exceptions.value.includes('virtualNetworks') || computed?.value.includes('virtualNetworks')
