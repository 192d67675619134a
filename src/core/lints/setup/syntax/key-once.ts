import { keysTwice } from '../../../catalog/workload/api-versions.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const keyOnce = defineLint({
  id: 'key-once',
  on: 'setup',
  summary: 'An object has each key once',
  remediation: 'Leave one of the two, or put what both hold below one.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'file.keyTwice').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'unsupported' as const,
      message: `${one.raw} stands twice in one object: the last counts, what the first says is dropped, often without a word.`,
      facts: [keysTwice],
    })),
})
