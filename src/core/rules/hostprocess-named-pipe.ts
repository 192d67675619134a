import { hostProcessPods } from '../catalog/workload/windows-options.ts'
import { defineRule } from '../model/rule.ts'
import { volumesOf } from '../model/volumes.ts'

export const hostprocessNamedPipe = defineRule({
  id: 'hostprocess-named-pipe',
  basis: 'unsupported',
  summary: 'A HostProcess container opens the pipes of the node directly, not through a volume',
  remediation: 'Take the pipe out of the volumes; the agent finds it under its path on the node.',
  decisions: ['isolation', 'volumes'],

  check({ isolation, volumes }) {
    if (isolation !== 'hostprocess') return undefined
    const pipe = volumesOf(volumes).find(({ kind }) => kind === 'namedPipe')
    if (!pipe) return undefined
    return {
      message: `The pipe ${pipe.source} cannot be mounted into a HostProcess container; it is there without a volume.`,
      facts: [hostProcessPods.pipesUnsupported],
      suggestion: { volumes: volumes.filter((line) => !line.startsWith('namedPipe:')) },
    }
  },
})
