import { rkePrefix } from '../../../catalog/rke-paths.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const key = rkePrefix.value

export const rkeWindowsPrefix = defineLint({
  id: 'rke-windows-prefix',
  on: 'setup',
  summary: 'A cluster of RKE for Windows with a path of its own has one for Windows too',
  remediation: `Add ${key} with a path of Windows, or leave prefix_path out.`,
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'rke.prefixOfLinux').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails' as const,
      message: `The cluster is for Windows nodes and has prefix_path ${one.raw} without ${key}: the agents put the path of Linux before those of Windows, and Docker refuses such volumes, so that the nodes never come up.`,
      facts: [rkePrefix],
    })),
})
