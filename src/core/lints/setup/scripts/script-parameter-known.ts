import { powershell } from '../../../catalog/powershell.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const { itemParameter } = powershell

export const scriptParameterKnown = defineLint({
  id: 'script-parameter-known',
  on: 'setup',
  summary: 'Scripts give cmdlets parameters that they have',
  remediation: `Write ${itemParameter.value}.`,
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'script.unknownParameter').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails' as const,
      message: `${one.raw} has no parameter ${String(one.value)}: the command ends with “A parameter cannot be found”, and nothing is copied or moved.`,
      facts: [itemParameter],
    })),
})
