import { objectHead } from '../../../catalog/workload/object-required.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const objectHeadLint = defineLint({
  id: 'object-head',
  on: 'setup',
  summary: 'Each object says its apiVersion and its kind',
  remediation: 'Write apiVersion and kind at the top, without an indent.',
  decisions: [],

  check: ({ observations }) =>
    [
      ...named(observations, 'object.headMissing'),
      ...named(observations, 'object.headMissingInPart'),
    ].map((one) => ({
      path: [],
      place: placeOf(one),
      basis: one.name === 'object.headMissing' ? ('refused' as const) : ('unsupported' as const),
      message: `Beside ${one.raw} stands no ${String(one.value)}: whoever reads the file does not know what it is, and refuses it.`,
      remediation: `Write ${String(one.value)}.`,
      facts: [objectHead],
    })),
})
