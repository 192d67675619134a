import { decisionIds, decisionOf } from '../model/decisions.ts'
import { defineRule } from '../model/rule.ts'

const examples = decisionIds.filter((id) => decisionOf(id).example)

export const exampleValues = defineRule({
  id: 'example-values',
  basis: 'advice',
  summary: 'Addresses and names are those of your cluster',
  remediation: 'Replace them by your own before you use the files.',
  decisions: examples,

  check(scenario) {
    const left = examples.filter((id) => scenario[id] === decisionOf(id).initial)
    if (left.length === 0) return undefined
    const labels = left.map((id) => `${decisionOf(id).label} ${String(scenario[id])}`)
    return {
      message: `Still at example values: ${labels.join(', ')}.`,
      facts: [],
      decisions: left,
    }
  },
})
