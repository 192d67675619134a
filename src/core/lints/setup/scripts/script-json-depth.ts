import { powershell } from '../../../catalog/powershell.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const scriptJsonDepth = defineLint({
  id: 'script-json-depth',
  on: 'setup',
  summary: 'Scripts write JSON as deep as the file is',
  remediation: 'Write ConvertTo-Json -Depth 10.',
  decisions: [],

  check: ({ observations }) => [
    ...named(observations, 'script.jsonDepth').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'unsupported' as const,
      message: `ConvertTo-Json writes ${String(one.value)} levels below the first object of this table: what stands deeper becomes plain text, which is no setting.`,
      facts: [powershell.jsonDepth],
    })),
    ...named(observations, 'file.typeName').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'unsupported' as const,
      message: `${one.raw} is what PowerShell prints of an object, not the object: ConvertTo-Json cut the file off at ${powershell.jsonDepth.value} levels.`,
      facts: [powershell.jsonDepth],
    })),
  ],
})
