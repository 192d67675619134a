import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decisionIds } from '../model/decisions.ts'
import type { Choices } from '../model/scenario.ts'
import { anyClosedChoices } from '../testing/choices.ts'
import { Draft } from './draft.ts'
import { resolve } from './resolve.ts'

/** A few decisions at other values, also automatic ones and those that make a plan managed. */
const changed = fc
  .tuple(anyClosedChoices, fc.subarray([...decisionIds], { minLength: 1, maxLength: 3 }))
  .map(([others, ids]): Partial<Choices> => Object.fromEntries(ids.map((id) => [id, others[id]])))

test('after any changes a scenario is what resolving the changed choices gives, and undone what it was', () => {
  fc.assert(
    fc.property(anyClosedChoices, changed, changed, (choices, first, second) => {
      const scenario = resolve(choices)
      const draft = new Draft({ choices, scenario })
      const undoFirst = draft.change(first)
      const between = { ...draft.scenario }
      const undoSecond = draft.change(second)
      const after = { ...choices, ...first, ...second }
      expect(draft.choices).toEqual(after)
      expect(draft.scenario).toEqual(resolve(after))
      expect(decisionIds.filter((id) => draft.scenario[id] !== between[id]).toSorted()).toEqual(
        [...new Set(undoSecond.changed)].toSorted(),
      )
      draft.undo(undoSecond)
      draft.undo(undoFirst)
      expect(draft.scenario).toEqual(scenario)
      expect(draft.choices).toEqual(choices)
    }),
    { numRuns: 300 },
  )
})
