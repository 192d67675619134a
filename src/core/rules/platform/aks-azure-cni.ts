import { catalog } from '../../catalog/catalog.ts'
import { defineRule } from '../../model/rule.ts'

export const aksAzureCni = defineRule({
  id: 'aks-azure-cni',
  basis: 'refused',
  summary: 'Windows nodes of AKS use Azure CNI',
  remediation: 'Choose Azure CNI, or a platform whose cluster is your own.',
  decisions: ['platform', 'cni'],

  check({ platform, cni }) {
    const { name, pool } = catalog.platforms[platform]
    if (!pool?.refusesOtherCni || cni === pool.cni.value) return undefined
    return {
      message: `${name} refuses Windows nodes in a cluster without ${catalog.cni[pool.cni.value].name}, which ${catalog.cni[cni].name} is not.`,
      facts: [pool.refusesOtherCni, pool.cni],
      suggestion: { cni: pool.cni.value },
    }
  },
})
