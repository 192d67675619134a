import { nodeProcessors } from '../../../catalog/node-processors.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

export const windowsOnArm = defineLint({
  id: 'windows-on-arm',
  on: 'setup',
  summary: 'Windows nodes have a processor for which Kubernetes is built',
  remediation:
    'Take machines with amd64 for the Windows nodes; those with ARM64 can be Linux nodes.',
  decisions: [],

  check({ observations }) {
    const [told] = named(observations, 'node.armTold')
    return told
      ? [
          faultAt(
            placeOf(told),
            'unsupported',
            `Windows nodes are told to be on ${told.raw}: Kubernetes is built for Windows on ${nodeProcessors.value.join(' and ')} alone.`,
            nodeProcessors,
          ),
        ]
      : []
  },
})
