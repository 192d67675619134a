import { wins } from '../../../catalog/wins.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const winsArgumentWhole = defineLint({
  id: 'wins-argument-whole',
  on: 'setup',
  summary: 'No value that wins hands to a program holds a blank',
  remediation:
    'Give a value without a blank. An adapter gets such a name with Rename-NetAdapter, on each node.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'wins.strayArgument').map((one) => {
      const [flag = '', rest = ''] = one.raw.split(/\s+/)
      return {
        path: [],
        place: placeOf(one),
        basis: 'fails' as const,
        message: `wins cuts --args at each blank, whatever the quotes: the program gets ${flag} and, as an argument of its own, ${rest}. An adapter of that first name is not found (“An adapter was not found”).`,
        facts: [wins.cutsAt],
      }
    }),
})
