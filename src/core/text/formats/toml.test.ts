import fc from 'fast-check'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import { hostileText } from '../../testing/choices.ts'
import { pathKey } from '../path.ts'
import { readToml } from './read-toml.ts'
import { locateToml, toToml } from './toml.ts'

const anyText = fc
  .oneof(hostileText, fc.string(), fc.string({ unit: 'binary' }))
  .filter((text) => text.isWellFormed())
const anyKey = anyText.filter((key) => key !== '__proto__')
const anyTable = fc.letrec<{ table: unknown }>((tie) => ({
  table: fc.dictionary(
    anyKey,
    fc.oneof(
      { maxDepth: 2 },
      anyText,
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.boolean(),
      fc.array(anyText, { maxLength: 3 }),
      tie('table'),
    ),
    { maxKeys: 4, noNullPrototype: true },
  ),
})).table

test('any table is read back as it was written', () =>
  fc.assert(
    fc.property(anyTable, (table) => {
      expect(parse(toToml(table as Record<string, unknown>))).toEqual(table)
    }),
  ))

test('hostile texts leave the line of every other key where it belongs', () =>
  fc.assert(
    fc.property(anyText, anyText, (text, other) => {
      const written = toToml({ a: text, b: { c: other, d: 1 } })
      const spans = locateToml(written)
      const line = spans.get(pathKey(['b', 'd']))?.first ?? 0
      expect(written.split('\n')[line - 1]).toBe('d = 1')
    }),
  ))

test('a template of Ansible says what has no alternative', () => {
  const text = `version = 2
{% if debug %}
level = "debug"
{% endif %}
{% if a == 'b' %}
c = 1
{% else %}
c = 2
{% endif %}
d = "{{ d }}"
`
  expect(readToml(text)).toMatchObject({
    ok: true,
    value: { version: 2, level: 'debug', d: expect.any(String) },
  })
  expect(readToml(text)).not.toMatchObject({ value: { c: expect.anything() } })
})
