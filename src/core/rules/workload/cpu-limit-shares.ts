import { isWithin } from '../../values/version.ts'
import { resourceFacts } from '../../catalog/workload/resources.ts'
import { defineRule } from '../../model/rule.ts'

export const cpuLimitShares = defineRule({
  id: 'cpu-limit-shares',
  basis: 'advice',
  summary: 'A CPU limit caps a container only in Kubernetes that turns it into a cap',
  remediation: 'Plan with shares, or take a Kubernetes version that caps.',
  decisions: ['kubernetesVersion', 'cpuLimit'],

  check({ kubernetesVersion, cpuLimit }) {
    const { relativeShares } = resourceFacts
    if (cpuLimit.value === undefined) return undefined
    if (!isWithin(kubernetesVersion, relativeShares.value)) return undefined
    return {
      message: `Up to Kubernetes ${relativeShares.value.through} the CPU limit ${cpuLimit.text} is a share relative to other containers, not a cap.`,
      facts: [relativeShares],
    }
  },
})
