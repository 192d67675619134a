import { volumeFacts } from '../../catalog/workload/volumes.ts'
import { defineRule } from '../../model/rule.ts'
import { volumesOf } from '../../values/volumes.ts'

export const memoryVolume = defineRule({
  id: 'memory-volume',
  basis: 'unsupported',
  summary: 'An emptyDir on Windows is a directory on disk, never in memory',
  remediation: 'Leave the medium out, and keep secrets off it.',
  decisions: ['volumes'],

  check({ volumes }) {
    const isInMemory = volumesOf(volumes).some(
      ({ kind, source }) => kind === 'emptyDir' && source !== '',
    )
    if (!isInMemory) return undefined
    return {
      message:
        'emptyDir with the medium Memory is taken, but Windows has no memory disk: the data lands on the disk of the node.',
      facts: [volumeFacts.memoryMedium],
      suggestion: {
        volumes: volumes.map((line) => line.replace(/^emptyDir:Memory:/, 'emptyDir::')),
      },
    }
  },
})
