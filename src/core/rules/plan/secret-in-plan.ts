import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { decisionIds, decisionOf } from '../../model/decisions.ts'
import { plainValue } from '../../model/readers.ts'
import { defineRule } from '../../model/rule.ts'
import { secretIn } from '../../values/secrets.ts'
import { cleaned, holdsSecret } from '../../derived/without-secrets.ts'

/** Whatever people type. */
const decisions = decisionIds.filter((id) => ['text', 'list'].includes(decisionOf(id).kind))

export const secretInPlan = defineRule({
  id: 'secret-in-plan',
  basis: 'refused',
  summary: 'Tokens, keys, certificates and passwords stay out of a plan',
  remediation:
    'Take it out and treat it as known to others: links and files carry all that a plan holds. The scripts ask for secrets when they run.',
  decisions,

  check(scenario) {
    if (!decisions.some((id) => holdsSecret(plainValue(scenario[id])))) return undefined
    return decisions.flatMap((id) => {
      const value = plainValue(scenario[id])
      if (!holdsSecret(value)) return []
      return [
        {
          message: `“${decisionOf(id).label}” holds what looks like ${kindOf(value) ?? 'a secret'}; it must not be part of a plan.`,
          facts: [nodeSettings.secrets],
          decisions: [id],
          suggestion: { [id]: cleaned(id, value) },
        },
      ]
    })
  },
})

const kindOf = (value: string | readonly string[]) =>
  (typeof value === 'string' ? [value] : value).map(secretIn).find((kind) => kind !== undefined)
