import { volumeFacts } from '../../catalog/workload/volumes.ts'
import { defineRule } from '../../model/rule.ts'
import { textsOf, valuesOf } from '../../values/parsed.ts'

export const nfsVolume = defineRule({
  id: 'nfs-volume',
  basis: 'unsupported',
  summary: 'Windows nodes do not mount NFS volumes',
  remediation: 'Use SMB through a CSI driver or FlexVolume, or another kind of storage.',
  decisions: ['volumes'],

  check({ volumes }) {
    const volume = valuesOf(volumes).find(({ kind }) => kind === 'nfs')
    if (!volume) return undefined
    return {
      message: `The NFS volume ${volume.source} is not supported on Windows nodes.`,
      facts: [volumeFacts.nfs],
      suggestion: { volumes: textsOf(volumes.filter(({ value }) => value?.kind !== 'nfs')) },
    }
  },
})
