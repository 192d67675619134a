import { groupSizes } from '../../../catalog/platforms/pools/eks-start.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const groupSizesAgree = defineLint({
  id: 'group-sizes-agree',
  on: 'setup',
  summary: 'A Windows group of eksctl begins with a number of nodes between its bounds',
  remediation: 'Write minSize, desiredCapacity and maxSize in rising order.',
  decisions: [],

  check: ({ observations }): readonly LintViolation[] =>
    pairs.flatMap(([low, high, said]) =>
      named(observations, `pool.${low}`).flatMap((lower): readonly LintViolation[] => {
        const upper = named(observations, `pool.${high}`).find(
          ({ subject, file }) => subject === lower.subject && file === lower.file,
        )
        if (!upper || Number(lower.value) <= Number(upper.value)) return []
        return [
          {
            path: [],
            place: placeOf(lower),
            also: [placeOf(upper)],
            basis: 'refused',
            message: `The Windows group has ${low} ${lower.raw} and ${high} ${upper.raw}: eksctl refuses it (“${said(lower.raw, upper.raw)} at the same time”).`,
            facts: [groupSizes],
          },
        ]
      }),
    ),
})

/** What has to rise, and what eksctl prints where it does not. */
const pairs = [
  [
    'minSize',
    'maxSize',
    (low: string, high: string) => `cannot use --nodes-min=${low} and --nodes-max=${high}`,
  ],
  [
    'minSize',
    'desiredCapacity',
    (low: string, high: string) => `cannot use --nodes-min=${low} and --nodes=${high}`,
  ],
  [
    'desiredCapacity',
    'maxSize',
    (low: string, high: string) => `cannot use --nodes-max=${high} and --nodes=${low}`,
  ],
] as const
