import { decisionIds, decisionOf } from '../../model/decisions.ts'
import { plainValue } from '../../model/readers.ts'
import type { Violation } from '../../model/finding.ts'
import { defineRule } from '../../model/rule.ts'

const examples = decisionIds.flatMap((id) => {
  const { example, initial, label } = decisionOf(id)
  return example ? [{ id, initial, text: `${label} ${String(initial)}` }] : []
})

export const exampleValues = defineRule({
  id: 'example-values',
  basis: 'advice',
  summary: 'Addresses and names are those of your cluster',
  remediation: 'Replace them by your own before you use the files.',
  decisions: examples.map(({ id }) => id),

  check(scenario) {
    const left = examples.filter(({ id, initial }) => plainValue(scenario[id]) === initial)
    if (left.length === 0) return undefined
    return left.length === examples.length ? allLeft : stillThere(left)
  },
})

function stillThere(left: typeof examples): Violation {
  return {
    message: `Still at example values: ${left.map(({ text }) => text).join(', ')}.`,
    facts: [],
    decisions: left.map(({ id }) => id),
  }
}

/** What a fresh plan gets, made once. */
const allLeft = stillThere(examples)
