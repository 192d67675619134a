import { describe, expect, test } from 'vitest'
import { autoDecisions, decisionIds } from '../model/decisions.ts'
import type { Finding } from '../model/finding.ts'
import { initialChoices } from '../model/presets/define.ts'
import type { Choices, DecisionId } from '../model/scenario.ts'
import { evaluate, hasErrors } from './evaluate.ts'
import { valuesOf } from './options.ts'

const chosen = decisionIds.flatMap((id) =>
  valuesOf(id).map((value) => [id, value, { ...initialChoices, [id]: value }] as const),
)

const untouched: ReadonlySet<DecisionId> = new Set(autoDecisions)

const errorsOf = (choices: Choices) =>
  evaluate(choices).findings.filter(({ severity }) => severity === 'error')

/** Whether another value of a decision that was left alone would have made the choice work. */
function couldFollow(id: DecisionId, choices: Choices, { suggestion }: Finding): boolean {
  const suggested = suggestion?.[id]
  return [...valuesOf(id), ...(suggested === undefined ? [] : [suggested])].some(
    (value) => !hasErrors(evaluate({ ...choices, [id]: value }).findings),
  )
}

describe('from the defaults', () => {
  test.each(chosen)('%s = %s is blocked by nothing that could follow', (id, _, choices) => {
    const blamed = errorsOf(choices).flatMap((finding) =>
      finding.decisions
        .filter((one) => one !== id && untouched.has(one) && couldFollow(one, choices, finding))
        .map((one) => `${finding.id}: ${one}`),
    )
    expect(blamed).toEqual([])
  })

  test.each(chosen)('%s = %s is not blocked by the image that nobody named', (_, __, choices) =>
    expect(errorsOf(choices).filter(({ decisions }) => decisions.includes('image'))).toEqual([]),
  )
})
