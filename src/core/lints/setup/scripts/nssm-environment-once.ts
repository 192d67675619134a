import { nssmEnvironment } from '../../../catalog/nssm-environment.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const nssmEnvironmentOnce = defineLint({
  id: 'nssm-environment-once',
  on: 'setup',
  summary: 'A script gives a service of NSSM its variables in one command',
  remediation: 'Give them all in one command: nssm set SERVICE AppEnvironmentExtra A=1 B=2.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'nssm.environment').flatMap((one, i, all) => {
      const [service = '', keys = ''] = String(one.value).split(' ')
      const later = all.slice(i + 1).find(({ file, value }) => {
        return (
          file === one.file && String(value).toLowerCase().startsWith(`${service.toLowerCase()} `)
        )
      })
      const kept = String(later?.value).split(' ')[1]?.toLowerCase().split(',') ?? []
      const lost = keys.split(',').filter((key) => !kept.includes(key.toLowerCase()))
      if (!later || lost.length === 0) return []
      return [
        {
          path: [],
          place: placeOf(later),
          also: [placeOf(one)],
          basis: 'fails' as const,
          message: `This takes the place of the variables that ${service} got before: ${lost.join(', ')} ${lost.length > 1 ? 'are' : 'is'} gone.`,
          facts: [nssmEnvironment],
        },
      ]
    }),
})
