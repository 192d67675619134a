import { imageSources } from '../../../catalog/workload/image-sources.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const imageSourceInContext = defineLint({
  id: 'image-source-in-context',
  on: 'setup',
  summary: 'COPY and ADD name files of the build context',
  remediation:
    'Put the files into the folder of the build and name them relative to it, or build with their folder as context and -f for the Dockerfile.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'image.sourceOutside').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails',
      message: `${one.raw} is no path of the build context, in which COPY and ADD look for it: a drive is left off, and what lies above is refused.`,
      facts: [imageSources],
    })),
})
