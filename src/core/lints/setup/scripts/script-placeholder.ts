import { cniFile } from '../../../catalog/cni/file-facts.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const scriptPlaceholder = defineLint({
  id: 'script-placeholder',
  on: 'setup',
  summary: 'No variable of a script still has the placeholder of its guide',
  remediation: 'Put the value of this cluster in its place.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'script.placeholder').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'unsupported' as const,
      message: `A variable of the script is still ${one.raw}, a placeholder: what the script writes with it, as policies of pods, is refused when the first pod starts.`,
      facts: [cniFile.placeholder],
    })),
})
