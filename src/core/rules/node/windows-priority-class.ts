import { accepts } from '../../catalog/flags/acceptance.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { releaseOf } from '../../derived/release.ts'
import { defineRule } from '../../model/rule.ts'

export const windowsPriorityClass = defineRule({
  id: 'windows-priority-class',
  basis: 'unsupported',
  summary: 'The kubelet takes a priority class from certain patch releases on',
  remediation: 'Leave the priority unset, or choose a release whose kubelet has the flag.',
  decisions: ['windowsPriorityClass', 'kubernetesVersion', 'kubernetesRelease'],

  check(scenario) {
    const { windowsPriorityClass: chosen, kubernetesVersion } = scenario
    if (chosen === 'unset') return undefined
    const release = releaseOf(scenario)
    const { priorityClass } = nodeSettings
    if (accepts(priorityClass.value, release, kubernetesVersion)) return undefined
    const { from, patches } = priorityClass.value
    const first = patches?.[kubernetesVersion] ?? patches?.[from] ?? from
    return {
      message: `The kubelet ${release} has no --windows-priorityclass, which came with ${first}; its priority cannot be ${chosen}.`,
      facts: [priorityClass],
      suggestion: { windowsPriorityClass: 'unset' },
    }
  },
})
