import { gateForm } from '../../catalog/flags/gates.ts'
import { parseGate } from '../../values/gates.ts'
import { textsOf } from '../../values/parsed.ts'
import { defineRule } from '../../model/rule.ts'

export const featureGateSyntax = defineRule({
  id: 'feature-gate-syntax',
  basis: 'refused',
  summary: 'Each feature gate is written Name=true or Name=false',
  remediation: 'Write one gate an entry, with an equals sign and true or false.',
  decisions: ['featureGates'],

  check({ featureGates }) {
    const wrong = featureGates.filter(({ value }) => !value)
    if (wrong.length === 0) return undefined
    const suggestion = { featureGates: textsOf(featureGates).flatMap(mend) }
    return [...new Set(wrong)].map(({ text }) => ({
      message: `“${text}” is no feature gate: the form is Name=true or Name=false.`,
      facts: [gateForm],
      suggestion,
    }))
  },
})

/** What can be read of an entry: several gates with commas between, blanks around them. */
const mend = (text: string) =>
  text
    .split(',')
    .map((part) => part.replace(/\s/g, ''))
    .filter((part) => parseGate(part))
