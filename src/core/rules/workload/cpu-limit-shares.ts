import { isWithin } from '../../values/version.ts'
import { resourceFacts } from '../../catalog/workload/resources.ts'
import { parseQuantity } from '../../values/quantity.ts'
import { defineRule } from '../../model/rule.ts'

export const cpuLimitShares = defineRule({
  id: 'cpu-limit-shares',
  basis: 'advice',
  summary: 'A CPU limit caps a container only in Kubernetes that turns it into a cap',
  remediation: 'Plan with shares, or take a Kubernetes version that caps.',
  decisions: ['kubernetesVersion', 'cpuLimit'],

  check({ kubernetesVersion, cpuLimit }) {
    const { relativeShares } = resourceFacts
    if (cpuLimit === '' || !isWithin(kubernetesVersion, relativeShares.value)) return undefined
    if ((parseQuantity(cpuLimit) ?? -1) < 0) return undefined
    return {
      message: `Up to Kubernetes ${relativeShares.value.through} the CPU limit ${cpuLimit} is a share relative to other containers, not a cap.`,
      facts: [relativeShares],
    }
  },
})
