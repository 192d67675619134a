import { missingTag } from '../../../catalog/windows/base-tags.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const imageBasePresent = defineLint({
  id: 'image-base-present',
  on: 'setup',
  summary: 'The base of an image that is built is there under its name',
  remediation: 'Name the release of the node: :ltsc2022, :ltsc2025.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'image.base').flatMap((one): readonly LintViolation[] => {
      const because = missingTag(String(one.value))
      return because === undefined
        ? []
        : [
            {
              path: [],
              place: placeOf(one),
              basis: 'fails',
              message: `The image is built on ${String(one.value)}; ${because.value}`,
              facts: [because],
            },
          ]
    }),
})
