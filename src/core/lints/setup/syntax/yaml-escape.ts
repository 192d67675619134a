import { yamlEscapes } from '../../../catalog/workload/api-versions.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const yamlEscape = defineLint({
  id: 'yaml-escape',
  on: 'setup',
  summary: 'Paths of Windows stand in YAML as they are meant',
  remediation: 'Take the double quotes away or write single ones, or double each backslash.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'yaml.escape').map((one) => {
      const isKnown = yamlEscapes.value.includes(String(one.value))
      return {
        path: [],
        place: placeOf(one),
        basis: isKnown ? ('fails' as const) : ('refused' as const),
        message: `In double quotes \\${String(one.value)} is ${isKnown ? `another character: the path is not ${one.raw}` : 'no escape that YAML has: nothing reads the file'}.`,
        facts: [yamlEscapes],
      }
    }),
})
