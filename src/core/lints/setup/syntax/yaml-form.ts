import { yamlForm } from '../../../catalog/workload/api-versions.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const yamlFormLint = defineLint({
  id: 'yaml-form',
  on: 'setup',
  summary: 'A manifest is YAML that its reader can take apart',
  remediation:
    'Indent the keys of one object alike, and write one value behind each colon or dash.',
  decisions: [],

  check: ({ observations }) =>
    [...named(observations, 'yaml.fault'), ...named(observations, 'yaml.faultInPart')].map(
      (one) => ({
        path: [],
        place: placeOf(one),
        basis: one.name === 'yaml.fault' ? ('refused' as const) : ('unsupported' as const),
        message: `The text is no YAML from here on: ${String(one.value)}. kubectl refuses the object.`,
        facts: [yamlForm],
      }),
    ),
})
