import { eksPool } from '../../catalog/platforms/pools/eks.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { named } from '../../model/observed.ts'

const { startCalled } = eksPool

export const eksStartCalled = defineLint({
  id: 'eks-start-called',
  on: 'setup',
  summary: 'User data of a group with an AMI of its own start the node',
  remediation: `Call ${startCalled.value} in the user data with -EKSClusterName.`,
  decisions: [],

  check({ observations }) {
    const [image] = named(observations, 'eks.ownImage')
    // The user data may be of a group with an AMI of EKS, which starts the node itself.
    const hasOther = named(observations, 'pool.osSku').some(({ raw }) => raw.startsWith('WINDOWS_'))
    if (!image || hasOther) return []
    return named(observations, 'eks.userDataWithoutStart').map((one) => ({
      path: [],
      place: placeOf(one),
      also: [placeOf(image)],
      basis: 'fails' as const,
      message: `The group has an AMI of its own, so EKS adds nothing to these user data, and they do not call ${startCalled.value}: the node never joins.`,
      // Whether they are those of this group is not told.
      facts: [{ ...startCalled, confidence: 'inferred' as const }],
    }))
  },
})
