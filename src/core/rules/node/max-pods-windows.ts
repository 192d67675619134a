import { network } from '../../catalog/network.ts'
import { defineRule } from '../../model/rule.ts'

export const maxPodsWindows = defineRule({
  id: 'max-pods-windows',
  basis: 'advice',
  summary: 'A node runs no more pods than is tried',
  remediation: 'Stay with the usual number unless you measured more on such a node.',
  decisions: ['maxPods'],

  check({ maxPods }) {
    const maxPodsOnWindows = network.maxPodsOnWindows
    if (maxPods <= maxPodsOnWindows.value) return undefined
    return {
      message: `${maxPods} pods on one Windows node are more than the ${maxPodsOnWindows.value} that are usual.`,
      facts: [maxPodsOnWindows],
      suggestion: { maxPods: maxPodsOnWindows.value },
    }
  },
})
