import { catalog } from '../../catalog/catalog.ts'
import { cniAdapter } from '../../catalog/cni/vpc-bridge.ts'
import { decisions } from '../../model/decisions.ts'
import { defineRule } from '../../model/rule.ts'

export const networkAdapter = defineRule({
  id: 'network-adapter',
  basis: 'refused',
  summary: 'A plugin that is told its adapter gets a name',
  remediation: 'Name the adapter as Get-NetAdapter shows it.',
  decisions: ['networkAdapter', 'cni'],

  check({ networkAdapter: name, cni }) {
    if (catalog.cni[cni].file.format !== 'vpc-bridge' || name.trim() !== '') return undefined
    return {
      message: `${catalog.cni[cni].name} refuses a file without the name of the network adapter.`,
      facts: [cniAdapter],
      suggestion: { networkAdapter: decisions.networkAdapter.initial },
    }
  },
})
