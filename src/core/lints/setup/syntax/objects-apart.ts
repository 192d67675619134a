import { objectsApart } from '../../../catalog/workload/api-versions.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const { mark } = objectsApart.value

export const objectsApartLint = defineLint({
  id: 'objects-apart',
  on: 'setup',
  summary: 'Objects of one file stand apart',
  remediation: `Write ${mark} in a line of its own above the second object.`,
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'file.objectsTogether').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails',
      message: `A second object begins here without ${mark} above it: both are read as one, in which the keys of the second replace those of the first, or the reading stops. The first object is never made.`,
      facts: [objectsApart],
    })),
})
