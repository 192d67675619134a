import fc from 'fast-check'
import { loadAll, YAML11_SCHEMA } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { hostileText } from '../../testing/choices.ts'
import { toYaml } from './yaml.ts'

const anyText = fc
  .oneof(hostileText, fc.string(), fc.string({ unit: 'binary' }))
  .filter((text) => text.isWellFormed())
const anyValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    anyText,
    fc.integer(),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      anyText.filter((key) => key !== '__proto__'),
      tie('value'),
      { maxKeys: 3, noNullPrototype: true },
    ),
  ),
})).value

test('any document reads the same under YAML 1.1 and 1.2, and is what was written', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.dictionary(fc.constantFrom('kind', 'spec'), anyValue, { noNullPrototype: true }),
        { minLength: 1, maxLength: 3 },
      ),
      (documents) => {
        const text = toYaml(documents)
        expect(loadAll(text)).toEqual(documents)
        expect(loadAll(text, { schema: YAML11_SCHEMA })).toEqual(documents)
      },
    ),
  ))

describe('texts that a YAML 1.1 reader takes for something else are quoted', () => {
  test.each([
    'yes',
    'on',
    'y',
    'N',
    'off',
    '0644',
    '0o17',
    '1_000',
    '12:30:45',
    '190:20',
    '1e3',
    '.inf',
    '~',
    'null',
    '<<',
    '=',
    '2001-12-14',
    '0x1F',
    '0b1',
    '+1',
    '-',
    '? x',
    '!tag',
    '&a',
    '*a',
    '%x',
    '@x',
    '`x`',
    '',
    ' x ',
    'a: b',
    'a #b',
  ])('%j', (value) => {
    const text = toYaml([{ value }])
    expect(text.trimEnd()).toMatch(/^value: (?:'.*'|".*")$/)
    expect(loadAll(text, { schema: YAML11_SCHEMA })).toEqual([{ value }])
  })
})
