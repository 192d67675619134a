import { resourceFacts } from '../../catalog/workload/resources.ts'
import { decisionOf } from '../../model/decisions.ts'
import { parseQuantity } from '../../values/quantity.ts'
import type { Parsed } from '../../values/parsed.ts'
import { defineRule } from '../../model/rule.ts'
import type { Scenario } from '../../model/scenario.ts'

const decisions = ['cpuRequest', 'cpuLimit', 'memoryRequest', 'memoryLimit'] as const

export const quantitySyntax = defineRule({
  id: 'quantity-syntax',
  basis: 'refused',
  summary: 'Requests and limits are quantities of Kubernetes',
  remediation: 'Write 500m or 1 for processors, 800Mi or 2Gi for memory, or leave it empty.',
  decisions,
  comparesRead: decisions,

  check(scenario) {
    if (decisions.every((id) => isRight(scenario[id]))) return undefined
    return decisions
      .filter((id) => !isRight(scenario[id]))
      .map((id) => ({
        message: `${decisionOf(id).label} “${scenario[id].text}” is no quantity such as ${id.startsWith('cpu') ? '500m' : '800Mi'}.`,
        facts: [resourceFacts.quantitySyntax],
        decisions: [id],
        suggestion: { [id]: id.endsWith('Limit') ? correctedLimit(scenario, id) : '' },
      }))
  },
})

const isRight = ({ text, value }: Parsed<number>) => text === '' || value !== undefined

/** What was meant, unless it would lie below the request. */
function correctedLimit(
  scenario: Pick<Scenario, (typeof decisions)[number]>,
  id: (typeof decisions)[number],
): string {
  const limit = corrected(scenario[id].text)
  const request = id === 'cpuLimit' ? scenario.cpuRequest : scenario.memoryRequest
  return (request.value ?? 0) > (parseQuantity(limit) ?? 0) ? '' : limit
}

/** `800 MiB`, `1gb` and the like as Kubernetes writes them; empty where nothing can be made of it. */
function corrected(text: string): string {
  const [, number, unit] = /^\s*(\d+(?:\.\d+)?)\s*([kmgt])i?b?\s*$/i.exec(text) ?? []
  return number === undefined || unit === undefined ? '' : `${number}${unit.toUpperCase()}i`
}
