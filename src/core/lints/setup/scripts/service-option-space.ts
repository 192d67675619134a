import { serviceHelpers } from '../../../catalog/flags/other-binaries.ts'
import { defineLint } from '../../../model/lint.ts'
import { named } from '../../../model/observed.ts'

const { syntax } = serviceHelpers.sc

export const serviceOptionSpace = defineLint({
  id: 'service-option-space',
  on: 'setup',
  summary: 'sc.exe gets a space between each option and its value',
  remediation: `Write a space behind the equals sign, as in ${syntax.value}.`,
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'service.gluedOption').map(({ value, file, line, column }) => ({
      path: [],
      place: { file, line, column },
      basis: 'fails' as const,
      message: `No space stands between ${String(value)}= and its value; sc.exe then prints its usage and makes no service.`,
      facts: [syntax],
    })),
})
