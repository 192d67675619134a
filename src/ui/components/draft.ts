import {
  decisionOf,
  maxListItems,
  maxTextLength,
  type Choices,
  type DecisionId,
} from '../../core/plan.ts'

type Read =
  | { readonly ok: true; readonly value: Choices[DecisionId] }
  | { readonly ok: false; readonly wanted: string }

/** A value as it stands in its field: nothing for `auto`, one entry a line for a list. */
export function draftOf(value: Choices[DecisionId]): string {
  if (typeof value === 'object') return value.join('\n')
  return value === 'auto' ? '' : String(value)
}

/** What is typed in the field of an open decision, as a value of it. */
export function readDraft(id: DecisionId, typed: string): Read {
  const decision = decisionOf(id)
  const text = typed.trim()
  if (decision.auto !== undefined && text === '') return { ok: true, value: 'auto' }
  switch (decision.kind) {
    case 'number': {
      const value = Number(text)
      const { min, max, integer } = decision
      const isWhole = integer === false || Number.isInteger(value)
      if (text !== '' && isWhole && value >= min && value <= max) return { ok: true, value }
      const what = integer === false ? 'number' : 'whole number'
      return { ok: false, wanted: `This takes a ${what} from ${min} to ${max}.` }
    }
    case 'list': {
      const items = typed
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
      return items.length <= maxListItems && items.every(({ length }) => length <= maxTextLength)
        ? { ok: true, value: items }
        : {
            ok: false,
            wanted: `This takes at most ${maxListItems} entries of ${maxTextLength} characters.`,
          }
    }
    case 'text':
    case 'closed':
    case 'boolean':
      return typed.length <= maxTextLength
        ? { ok: true, value: text }
        : { ok: false, wanted: `This takes at most ${maxTextLength} characters.` }
  }
}
