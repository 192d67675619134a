import { catalog } from '../../catalog/catalog.ts'
import { decisions } from '../../model/decisions.ts'
import { defineRule } from '../../model/rule.ts'

export const networkAdapter = defineRule({
  id: 'network-adapter',
  basis: 'refused',
  summary: 'A plugin that is told its adapter gets a name',
  remediation: 'Name the adapter as Get-NetAdapter shows it.',
  decisions: ['networkAdapter', 'cni'],

  check({ networkAdapter: name, cni }) {
    const plugin = catalog.cni[cni]
    if (!plugin.adapterField || name.trim() !== '') return undefined
    return {
      message: `${plugin.name} refuses a file without the name of the network adapter.`,
      facts: [plugin.adapterField],
      suggestion: { networkAdapter: decisions.networkAdapter.initial },
    }
  },
})
