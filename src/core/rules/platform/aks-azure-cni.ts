import { catalog } from '../../catalog/catalog.ts'
import { defineRule } from '../../model/rule.ts'

export const aksAzureCni = defineRule({
  id: 'aks-azure-cni',
  basis: 'unsupported',
  summary: 'Windows nodes of AKS use Azure CNI',
  remediation: 'Choose Azure CNI, or a platform whose cluster is your own.',
  decisions: ['platform', 'cni'],

  check({ platform, cni }) {
    const { name, pool } = catalog.platforms[platform]
    if (!pool?.supportsOwnCniAlone || cni === pool.cni.value) return undefined
    return {
      message: `${name} supports Windows nodes with ${catalog.cni[pool.cni.value].name} alone, which ${catalog.cni[cni].name} is not.`,
      facts: [pool.supportsOwnCniAlone, pool.cni],
      suggestion: { cni: pool.cni.value },
    }
  },
})
