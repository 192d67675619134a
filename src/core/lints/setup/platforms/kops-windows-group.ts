import { kops } from '../../../catalog/kops.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const kopsWindowsGroup = defineLint({
  id: 'kops-windows-group',
  on: 'setup',
  summary: 'An instance group of kOps has machines with Linux',
  remediation:
    'Start the Windows machines outside of kOps and join them with scripts of your own, or take a platform with Windows nodes, such as EKS or RKE2.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'kops.windowsGroup').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'unsupported' as const,
      message: `The instance group is for Windows (${one.raw}); what kOps starts on its machines is for ${kops.nodes.value} alone, so that they do not join.`,
      facts: [kops.nodes],
    })),
})
