import { isWithin } from '../../values/version.ts'
import { resourceFacts } from '../../catalog/workload/resources.ts'
import { defineRule } from '../../model/rule.ts'

export const cpuLimitManyProcessors = defineRule({
  id: 'cpu-limit-many-processors',
  basis: 'unsupported', // containers run; only the share that they get is wrong
  summary: 'CPU limits are counted right on nodes with very many logical processors',
  remediation: 'Take a newer Kubernetes, a smaller node, or leave the CPU limit out.',
  decisions: ['kubernetesVersion', 'cpuCores', 'cpuLimit'],

  check({ kubernetesVersion, cpuCores, cpuLimit }) {
    const { manyProcessors } = resourceFacts
    const { most } = manyProcessors.value
    if (cpuCores <= most || cpuLimit.value === undefined) return undefined
    if (!isWithin(kubernetesVersion, manyProcessors.value)) return undefined
    return {
      message: `Up to Kubernetes ${manyProcessors.value.through} a CPU limit is counted wrong above ${most} logical processors; this node has ${cpuCores}.`,
      facts: [manyProcessors],
      suggestion: { cpuLimit: '' },
    }
  },
})
