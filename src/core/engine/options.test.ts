import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decisionIds } from '../model/decisions.ts'
import { initialChoices } from '../model/presets/define.ts'
import { anyClosedChoices } from '../testing/choices.ts'
import { evaluate } from './evaluate.ts'
import { statesOf, valuesOf } from './options.ts'

const closed = decisionIds.filter((id) => valuesOf(id).length > 0)
const states = { error: 'blocked', unknown: 'unknown', warning: 'warning' } as const
const order = ['error', 'unknown', 'warning'] as const

test('a value has the state of the scenario with it, by what names the decision', () => {
  fc.assert(
    fc.property(anyClosedChoices, fc.constantFrom(...closed), (choices, id) => {
      const found = statesOf(id, evaluate(choices))
      expect(found.map(({ value }) => value)).toEqual(valuesOf(id))
      for (const { value, state, because } of found) {
        const named = evaluate({ ...choices, [id]: value }).findings.filter(({ decisions }) =>
          decisions.includes(id),
        )
        const gravest = order.find((one) => named.some(({ severity }) => severity === one))
        expect(state).toBe(gravest ? states[gravest] : 'ok')
        expect(because).toEqual(named.filter(({ severity }) => severity === gravest))
      }
    }),
  )
})

test('an open decision has no states', () =>
  expect(statesOf('nodeName', evaluate(initialChoices))).toEqual([]))
