import { accepts } from '../../catalog/flags/acceptance.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { releaseOf } from '../../derived/release.ts'
import { defineRule } from '../../model/rule.ts'

const high: ReadonlySet<string> = new Set(nodeSettings.recommendedPriority.value.enough)

export const windowsPriorityAdvised = defineRule({
  id: 'windows-priority-advised',
  basis: 'advice',
  summary: 'The kubelet runs above the priority of the pods',
  remediation: 'Give the kubelet a priority class above the normal one.',
  decisions: ['windowsPriorityClass', 'kubernetesVersion', 'kubernetesRelease'],

  check(scenario) {
    const { windowsPriorityClass: chosen, kubernetesVersion } = scenario
    if (high.has(chosen)) return undefined
    const { priorityClass, recommendedPriority } = nodeSettings
    if (!accepts(priorityClass.value, releaseOf(scenario), kubernetesVersion)) return undefined
    const { value } = recommendedPriority
    return {
      message:
        chosen === 'unset'
          ? `The kubelet runs at the priority of any process; ${value.least} and above are advised.`
          : `The kubelet runs at ${chosen}; ${value.least} and above are advised.`,
      facts: [recommendedPriority, priorityClass],
      decisions: ['windowsPriorityClass'],
      suggestion: { windowsPriorityClass: value.least },
    }
  },
})
