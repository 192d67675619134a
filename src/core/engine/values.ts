import { decisionOf } from '../model/decisions.ts'
import { auto, type DecisionId } from '../model/scenario.ts'

/** Longest text that a decision takes, in UTF-16 units; nothing a node needs comes near it. */
export const maxTextLength = 4_096
export const maxListItems = 256

export type ReadValue =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly wanted: string }

const ok = (value: unknown): ReadValue => ({ ok: true, value })
const refuse = (what: string): ReadValue => ({ ok: false, wanted: what })

/** The value of a decision from JSON; never coerces one type into another. */
export function parseValue(id: DecisionId, raw: unknown): ReadValue {
  const decision = decisionOf(id)
  if (raw === auto && decision.auto) return ok(raw)
  switch (decision.kind) {
    case 'closed': {
      const ids = decision.choices().map(({ value }): string => value)
      return typeof raw === 'string' && ids.includes(raw) ? ok(raw) : refuse(oneOf(ids))
    }
    case 'boolean':
      return typeof raw === 'boolean' ? ok(raw) : refuse('true or false')
    case 'number': {
      const { min, max, integer } = decision
      const whole = integer === false || Number.isInteger(raw)
      return typeof raw === 'number' && whole && raw >= min && raw <= max
        ? ok(raw)
        : refuse(`a ${integer === false ? '' : 'whole '}number from ${min} to ${max}`)
    }
    case 'list':
      return Array.isArray(raw) && raw.length <= maxListItems && raw.every(isItem)
        ? ok(raw)
        : refuse('a list of texts, none of them empty')
    case 'text':
      return isText(raw) ? ok(raw) : refuse('a text')
  }
}

const isText = (raw: unknown): raw is string =>
  typeof raw === 'string' && raw.length <= maxTextLength

const isItem = (raw: unknown) => isText(raw) && raw !== ''

function oneOf(values: readonly string[]): string {
  return values.length > 1
    ? `one of ${values.slice(0, -1).join(', ')} and ${values.at(-1)}`
    : (values[0] ?? 'nothing')
}
