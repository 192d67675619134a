import { imageSources } from '../../../catalog/workload/image-sources.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const imageSourceInContext = defineLint({
  id: 'image-source-in-context',
  on: 'setup',
  summary: 'COPY and ADD name files of the build context',
  remediation:
    'Put the files into the build context and name them relative to it, or build with their folder as the context and name the Dockerfile with -f.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'image.sourceOutside').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails',
      message: `${one.raw} is no path in the build context, and COPY and ADD look nowhere else: the drive letter is dropped, and a path above the context is refused.`,
      facts: [imageSources],
    })),
})
