import { eksPool } from '../../../catalog/platforms/pools/eks.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const { startCalled, startLeftOut } = eksPool

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
    if (!image && hasOther) return calledTwice(observations)
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

/** EKS starts nodes of its own AMI by itself. */
function calledTwice(observations: readonly Observation[]): readonly LintViolation[] {
  const groups = named(observations, 'pool.osSku')
  const [template] = named(observations, 'eks.launchTemplate')
  if (!template || groups.some(({ raw }) => !raw.startsWith('WINDOWS_'))) return []
  return named(observations, 'eks.startCalled')
    .slice(0, 1)
    .map((one) => ({
      path: [],
      place: placeOf(one),
      also: [placeOf(template)],
      basis: 'unsupported' as const,
      message: `The launch template names no AMI, so EKS adds the start of the node to these user data itself, and they call ${startCalled.value} too.`,
      remediation: 'Take the call out, or name an AMI in the launch template.',
      facts: [startLeftOut],
    }))
}
