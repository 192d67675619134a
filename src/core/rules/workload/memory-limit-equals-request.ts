import { resourceFacts } from '../../catalog/workload/resources.ts'
import { parseQuantity } from '../../values/quantity.ts'
import { defineRule } from '../../model/rule.ts'

export const memoryLimitEqualsRequest = defineRule({
  id: 'memory-limit-equals-request',
  basis: 'advice',
  summary: 'A Windows container has a memory limit, alone or with an equal request',
  remediation: 'Set the memory limit, and leave the request empty or equal to it.',
  decisions: ['memoryRequest', 'memoryLimit'],

  check({ memoryRequest, memoryLimit }) {
    const facts = [resourceFacts.limitEqualsRequest, resourceFacts.noOutOfMemoryKiller]
    if (memoryLimit === '') {
      return {
        message:
          'Without a memory limit one container can slow the whole node down: Windows pages instead of ending it.',
        facts,
        decisions: ['memoryLimit'],
        suggestion: {
          memoryLimit: parseQuantity(memoryRequest) === undefined ? '800Mi' : memoryRequest,
        },
      }
    }
    if (memoryRequest === '' || memoryRequest === memoryLimit) return undefined
    // What cannot be read, and what the API server refuses, is reported by rules of its own.
    const request = parseQuantity(memoryRequest)
    const limit = parseQuantity(memoryLimit)
    if (request === undefined || limit === undefined) return undefined
    if (request < 0 || request >= limit) return undefined
    return {
      message: `The memory request ${memoryRequest} differs from the limit ${memoryLimit}, so the node can be overbooked; Windows then pages instead of ending a container.`,
      facts,
      suggestion: { memoryRequest: '' },
    }
  },
})
