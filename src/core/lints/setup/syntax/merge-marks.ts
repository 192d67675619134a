import { mergeMarks } from '../../../catalog/merge-marks.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const [first, second, third] = mergeMarks.value

export const mergeMarksLint = defineLint({
  id: 'merge-marks',
  on: 'setup',
  summary: 'A file has no lines of a merge that is not finished',
  remediation: `Keep one of the two sides, and take the lines ${first}, ${second} and ${third} out.`,
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'file.mergeMarks').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails',
      message: `Two sides of a merge stand here, between ${first}, ${second} and ${third}: whatever reads the file stops at these lines. Both sides are checked.`,
      facts: [mergeMarks],
    })),
})
