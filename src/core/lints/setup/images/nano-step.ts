import { commands } from '../../../catalog/workload/commands.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const nanoStep = defineLint({
  id: 'nano-step',
  on: 'setup',
  summary: 'No step of a Dockerfile starts PowerShell on an image of Nano Server',
  remediation:
    'Use cmd, or build the stage on Server Core or mcr.microsoft.com/powershell (program pwsh).',
  decisions: [],

  check({ observations }) {
    const [first, ...others] = named(observations, 'image.nanoStep')
    return first
      ? [
          {
            path: [],
            place: placeOf(first),
            also: others.map(placeOf),
            basis: 'fails',
            message: `The step starts ${String(first.value)}, which an image of Nano Server does not have: “The system cannot find the file specified”.`,
            facts: [commands.notOnNano],
          },
        ]
      : []
  },
})
