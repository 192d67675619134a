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
    pairs.flatMap(([low, high, words]) =>
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
            message: `The Windows group has ${low} ${lower.raw} and ${high} ${upper.raw}: eksctl refuses it (“cannot use ${words} at the same time”).`,
            facts: [groupSizes],
          },
        ]
      }),
    ),
})

const pairs = [
  ['minSize', 'maxSize', '--nodes-min and --nodes-max'],
  ['minSize', 'desiredCapacity', '--nodes-min and --nodes'],
  ['desiredCapacity', 'maxSize', '--nodes-max and --nodes'],
] as const
