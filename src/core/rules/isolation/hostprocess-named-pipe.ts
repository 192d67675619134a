import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { isBefore } from '../../values/version.ts'
import { hostProcessPods } from '../../catalog/workload/windows-options.ts'
import { defineRule } from '../../model/rule.ts'
import { textsOf, valuesOf } from '../../values/parsed.ts'

export const hostprocessNamedPipe = defineRule({
  id: 'hostprocess-named-pipe',
  basis: 'unsupported',
  summary: 'A HostProcess container opens the pipes of the node directly, not through a volume',
  remediation: 'Take the pipe out of the volumes; the agent finds it under its path on the node.',
  decisions: ['kubernetesVersion', 'isolation', 'volumes'],

  check({ kubernetesVersion, isolation, volumes }) {
    if (isolation !== 'hostprocess') return undefined
    if (isBefore(kubernetesVersion, mechanisms.hostprocess.from.value)) return undefined
    const pipe = valuesOf(volumes).find(({ kind }) => kind === 'namedPipe')
    if (!pipe) return undefined
    return {
      message: `The pipe ${pipe.source} cannot be mounted into a HostProcess container; it is there without a volume.`,
      facts: [hostProcessPods.pipesUnsupported],
      decisions: ['isolation', 'volumes'],
      suggestion: { volumes: textsOf(volumes.filter(({ value }) => value?.kind !== 'namedPipe')) },
    }
  },
})
