import { resourceFacts } from '../../catalog/workload/resources.ts'
import { decisionOf } from '../../model/decisions.ts'
import type { Parsed } from '../../values/parsed.ts'
import { defineRule } from '../../model/rule.ts'

const decisions = ['memoryRequest', 'memoryLimit'] as const

export const memoryQuantityUnit = defineRule({
  id: 'memory-quantity-unit',
  basis: 'fails',
  summary: 'Memory is counted in bytes with a unit such as Mi',
  remediation: 'Write Mi or Gi; a small m means thousandths, and no unit means bytes.',
  decisions,
  comparesRead: decisions,

  check(scenario) {
    if (decisions.every((id) => !isTiny(scenario[id]))) return undefined
    return decisions
      .filter((id) => isTiny(scenario[id]))
      .map((id) => ({
        message: `${decisionOf(id).label} ${scenario[id].text} is less than one megabyte; no Windows container starts with so little.`,
        facts: [resourceFacts.smallestMemory],
        decisions: [id],
        suggestion: { [id]: id === 'memoryRequest' ? '' : inMebibytes(scenario[id].text) },
      }))
  },
})

const inMebibytes = (text: string) => `${text.replace(/[^\d.]+$/, '')}Mi`

const isTiny = ({ value: bytes }: Parsed<number>) =>
  bytes !== undefined && bytes > 0 && bytes < resourceFacts.smallestMemory.value.bytes
