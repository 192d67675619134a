import { volumeFacts } from '../../catalog/workload/volumes.ts'
import { defineRule } from '../../model/rule.ts'
import { valuesOf } from '../../values/parsed.ts'

export const memoryVolume = defineRule({
  id: 'memory-volume',
  basis: 'unsupported',
  summary: 'An emptyDir on Windows is a directory on disk, never in memory',
  remediation: 'Leave the medium out, and keep secrets off it.',
  decisions: ['volumes'],

  check({ volumes }) {
    const isInMemory = valuesOf(volumes).some(
      ({ kind, source }) => kind === 'emptyDir' && source !== '',
    )
    if (!isInMemory) return undefined
    return {
      message:
        'emptyDir with the medium Memory is taken, but Windows has no memory disk: the data lands on the disk of the node.',
      facts: [volumeFacts.memoryMedium],
      suggestion: {
        volumes: volumes.map(({ text }) => text.replace(/^emptyDir:Memory:/, 'emptyDir::')),
      },
    }
  },
})
