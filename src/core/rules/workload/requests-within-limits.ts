import { resourceFacts } from '../../catalog/workload/resources.ts'
import type { Parsed } from '../../values/parsed.ts'
import { defineRule } from '../../model/rule.ts'

const pairs = [
  ['cpuRequest', 'cpuLimit', 'CPU'],
  ['memoryRequest', 'memoryLimit', 'memory'],
] as const

export const requestsWithinLimits = defineRule({
  id: 'requests-within-limits',
  basis: 'refused',
  summary: 'A request does not exceed its limit',
  remediation: 'Lower the request, or raise the limit.',
  decisions: ['cpuRequest', 'cpuLimit', 'memoryRequest', 'memoryLimit'],
  comparesRead: ['cpuRequest', 'cpuLimit', 'memoryRequest', 'memoryLimit'],

  check(scenario) {
    const wrong = pairs.filter(([request, limit]) => exceeds(scenario[request], scenario[limit]))
    if (wrong.length === 0) return undefined
    return wrong.map(([request, limit, resource]) => ({
      message: `The ${resource} request ${scenario[request].text} is above the limit ${scenario[limit].text}; the API server refuses the pod.`,
      facts: [resourceFacts.requestWithinLimit],
      decisions: [request, limit],
      suggestion: { [request]: '' },
    }))
  },
})

const exceeds = ({ value: request }: Parsed<number>, { value: limit }: Parsed<number>) =>
  request !== undefined && limit !== undefined && request > limit
