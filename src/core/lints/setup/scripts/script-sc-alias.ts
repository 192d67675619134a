import { powershell } from '../../../catalog/powershell.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const { scAlias } = powershell

export const scriptScAlias = defineLint({
  id: 'script-sc-alias',
  on: 'setup',
  summary: 'Scripts of Windows PowerShell call sc.exe by its whole name',
  remediation: 'Write sc.exe in PowerShell.',
  decisions: [],

  check({ observations }) {
    const [first, ...others] = named(observations, 'script.scAlias')
    return first
      ? [
          {
            path: [],
            place: placeOf(first),
            also: others.slice(0, 5).map(placeOf),
            basis: 'fails',
            message: `In Windows PowerShell ${scAlias.value.name} is ${scAlias.value.command}, so “${String(first.value)}” makes or changes no service.`,
            facts: [scAlias],
          },
        ]
      : []
  },
})
