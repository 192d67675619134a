import { yamlTabs } from '../../../catalog/workload/api-versions.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const yamlTab = defineLint({
  id: 'yaml-tab',
  on: 'setup',
  summary: 'YAML is indented with spaces',
  remediation: 'Replace the tabs by spaces.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'yaml.tab').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'refused' as const,
      message: 'The line is indented with a tab, which YAML forbids: nothing reads the file.',
      facts: [yamlTabs],
    })),
})
