import { catalog } from '../../catalog/catalog.ts'
import { azureCnsHosts } from '../../catalog/cni/azure-parts.ts'
import { isAtLeast } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const azureCnsHost = defineRule({
  id: 'azure-cns-host',
  basis: 'unsupported',
  matrix: true,
  summary: 'Overlay and pod subnet of Azure CNI need a newer host',
  remediation: 'Take a newer host, or let pods live in the subnet of the nodes (azure-vnet-ipam).',
  decisions: ['ipam', 'windowsRelease'],

  check({ ipam, windowsRelease }) {
    const { name, build } = catalog.windows[windowsRelease]
    if (ipam !== 'azure-cns' || isAtLeast(build.value, azureCnsHosts.value)) return undefined
    return {
      message: `azure-cns is not documented for ${name}; its overlay and pod subnets begin with build ${azureCnsHosts.value}.`,
      facts: [azureCnsHosts],
      suggestion: { ipam: 'azure-vnet-ipam' },
    }
  },
})
