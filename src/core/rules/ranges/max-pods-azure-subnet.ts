import { catalog } from '../../catalog/catalog.ts'
import { inferred } from '../../catalog/fact.ts'
import { addressCount } from '../../values/address.ts'
import { rangesIn } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

export const maxPodsAzureSubnet = defineRule({
  id: 'max-pods-azure-subnet',
  basis: 'fails',
  summary: 'The Azure subnet has an address for the node and every pod',
  remediation: 'Allow fewer pods, or take a larger subnet.',
  decisions: ['maxPods', 'managementSubnet', 'ipam', 'platform'],

  check({ maxPods, managementSubnet, ipam, platform }) {
    const keeps = catalog.platforms[platform].keepsPerSubnet
    if (ipam !== 'azure-vnet-ipam' || !keeps) return undefined
    const subnet = rangesIn(managementSubnet).find(({ family }) => family === 'ipv4')
    if (!subnet) return undefined
    const usable = addressCount(subnet) - keeps.value
    if (maxPods + 1 <= usable) return undefined
    return {
      message: `Azure leaves ${Math.max(0, usable)} addresses of ${subnet.text}; one node and ${maxPods} pods need ${maxPods + 1}.`,
      facts: [inferred(keeps.value, keeps.sources)],
      ...(usable > 1 ? { suggestion: { maxPods: usable - 1 } } : {}),
    }
  },
})
