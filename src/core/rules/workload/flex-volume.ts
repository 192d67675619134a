import { volumeFacts } from '../../catalog/workload/volumes.ts'
import { defineRule } from '../../model/rule.ts'
import { valuesOf } from '../../values/parsed.ts'

export const flexVolume = defineRule({
  id: 'flex-volume',
  basis: 'advice',
  summary: 'A FlexVolume driver is a PowerShell script on the node',
  remediation: 'Install the script of the driver on the node before the workload.',
  decisions: ['volumes'],

  check({ volumes }) {
    const volume = valuesOf(volumes).find(({ kind }) => kind === 'flexVolume')
    if (!volume) return undefined
    return {
      message: `The FlexVolume driver ${volume.source} must lie on the node; Kubernetes does not bring it.`,
      facts: [volumeFacts.flexVolume],
    }
  },
})
