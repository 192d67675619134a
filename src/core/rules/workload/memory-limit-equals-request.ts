import { resourceFacts } from '../../catalog/workload/resources.ts'
import { defineRule } from '../../model/rule.ts'

export const memoryLimitEqualsRequest = defineRule({
  id: 'memory-limit-equals-request',
  basis: 'advice',
  summary: 'A Windows container has a memory limit, alone or with an equal request',
  remediation: 'Set the memory limit, and leave the request empty or equal to it.',
  decisions: ['memoryRequest', 'memoryLimit'],

  check({ memoryRequest, memoryLimit }) {
    const facts = [resourceFacts.limitEqualsRequest, resourceFacts.noOutOfMemoryKiller]
    if (memoryLimit.text === '') {
      return {
        message:
          'Without a memory limit one container can slow the whole node down: Windows pages instead of ending it.',
        facts,
        decisions: ['memoryLimit'],
        suggestion: {
          memoryLimit: memoryRequest.value === undefined ? '800Mi' : memoryRequest.text,
        },
      }
    }
    const { value: request } = memoryRequest
    const { value: limit } = memoryLimit
    // A request above the limit, which the API server refuses, has a rule of its own.
    if (request === undefined || limit === undefined || request >= limit) return undefined
    return {
      message: `The memory request ${memoryRequest.text} differs from the limit ${memoryLimit.text}, so the node can be overbooked; Windows then pages instead of ending a container.`,
      facts,
      suggestion: { memoryRequest: '' },
    }
  },
})
