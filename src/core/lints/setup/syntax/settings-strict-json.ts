import { settingsReaders } from '../../../catalog/settings-json.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const settingsStrictJson = defineLint({
  id: 'settings-strict-json',
  on: 'setup',
  summary: 'A file of settings is JSON as its reader takes it',
  remediation: 'Take the characters out.',
  decisions: [],

  check({ observations }) {
    const broken = named(observations, 'json.broken').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails' as const,
      message: `This is no JSON: ${String(one.value)}. Where the ConfigMap is applied as it stands, ${settingsReaders.any.value}.`,
      remediation: 'Mend the line, or the one above it: a comma or a quotation mark is missing.',
      facts: [settingsReaders.any],
    }))
    const all = named(observations, 'json.loose')
    const files = [...new Set(all.map(({ file, subject }) => `${file} ${subject}`))]
    const loose = files.flatMap((own): readonly LintViolation[] => {
      const [first, ...others] = all.filter(({ file, subject }) => `${file} ${subject}` === own)
      const reader = first?.subject ?? ''
      if (!first || !isReader(reader)) return []
      const fact = settingsReaders[reader]
      // A note between the lines may be of whoever sent the file.
      const isNote = [first, ...others].every(({ value }) => String(value).startsWith('a comment'))
      return [
        {
          path: [],
          place: placeOf(first),
          also: others.map(placeOf),
          basis: isNote ? 'unsupported' : 'refused',
          message: `The file holds ${String(first.value)}, which is no JSON: ${isNote ? 'if it stands there on disk as well, ' : ''}${fact.value}.`,
          facts: [fact],
        },
      ]
    })
    return [...broken, ...loose]
  },
})

const isReader = (name: string): name is keyof typeof settingsReaders =>
  Object.hasOwn(settingsReaders, name)
