import { commit } from '../../../catalog/commit.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const { nearlyUsedUp } = commit

export const commitLeft = defineLint({
  id: 'commit-left',
  on: 'setup',
  summary: 'The commit of the node is not used up',
  remediation:
    'Enlarge the page file or leave it to the system, set memory requests equal to limits, and use --kube-reserved and --system-reserved.',
  decisions: [],

  check({ observations }) {
    const limits = named(observations, 'host.memory.commitLimit')
    return named(observations, 'host.memory.committedBytes').flatMap((one) => {
      const limit = limits.find(({ file }) => file === one.file)
      const share = Number(one.value) / Number(limit?.value)
      if (!(share >= nearlyUsedUp.value.share)) return []
      return [
        {
          path: [],
          place: placeOf(one),
          basis: 'fails' as const,
          message: `${Math.floor(share * 100)} per cent of the commit of the node is used: ${one.raw} of ${limit?.raw} bytes. ${nearlyUsedUp.value.what}.`,
          facts: [nearlyUsedUp],
        },
      ]
    })
  },
})
