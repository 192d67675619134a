import { decisionIds, decisionOf } from '../model/decisions.ts'
import type { Choices, DecisionId } from '../model/scenario.ts'
import { secretIn } from '../values/secrets.ts'

/** What links and files are made of: the choices, without what looks like a secret. */
export function withoutSecrets(choices: Choices): Choices {
  const kept = cleanedChoices.get(choices)
  if (kept) return kept
  const clean = withoutEach(choices)
  cleanedChoices.set(choices, clean)
  cleanedChoices.set(clean, clean)
  return clean
}

/** Links, headers and files of one plan ask in turn. */
const cleanedChoices = new WeakMap<Choices, Choices>()

function withoutEach(choices: Choices): Choices {
  let clean: Choices = choices
  for (const id of decisionIds) {
    const value: unknown = choices[id]
    if (holdsSecret(value)) clean = { ...clean, [id]: cleaned(id, value) }
  }
  return clean
}

/** Whether a text, or one of a list, looks like a secret. */
export function holdsSecret(value: unknown): value is string | readonly string[] {
  if (typeof value === 'string') return secretIn(value) !== undefined
  if (!Array.isArray(value)) return false
  for (const text of value) if (typeof text === 'string' && secretIn(text)) return true
  return false
}

const password = /(\/\/[^/@\s:]{0,256}):[^/@\s]{1,256}@/

/** An address keeps its user, for whom a script asks the password; anything else goes back to where it began. */
export function cleaned(
  id: DecisionId,
  value: string | readonly string[],
): string | readonly string[] {
  if (typeof value !== 'string') return value.filter((text) => secretIn(text) === undefined)
  const address = value.replace(password, '$1@')
  if (address !== value && secretIn(address) === undefined) return address
  return String(decisionOf(id).initial)
}
