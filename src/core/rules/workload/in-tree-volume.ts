import { isAtLeast } from '../../values/version.ts'
import { volumeFacts } from '../../catalog/workload/volumes.ts'
import { defineRule } from '../../model/rule.ts'
import { valuesOf } from '../../values/parsed.ts'

export const inTreeVolume = defineRule({
  id: 'in-tree-volume',
  basis: 'advice',
  summary: 'Storage that was part of the kubelet is handed to a CSI driver',
  remediation: 'Install the CSI driver of the storage, or claim a persistent volume of it.',
  decisions: ['kubernetesVersion', 'volumes'],

  check({ kubernetesVersion, volumes }) {
    if (volumes.length === 0) return undefined
    const { migratedFrom } = volumeFacts
    const moved = Object.entries(migratedFrom.value).find(
      ([moving, from]) =>
        isAtLeast(kubernetesVersion, from) && valuesOf(volumes).some(({ kind }) => kind === moving),
    )
    if (!moved) return undefined
    return {
      message: `From Kubernetes ${moved[1]} on ${moved[0]} volumes need the CSI driver of that storage on the node.`,
      facts: [migratedFrom],
    }
  },
})
