import { expect, test } from 'vitest'
import { growthOf } from '../../testing/count-work.ts'
import { readYaml } from './read-yaml.ts'

const valuesOf = (text: string) =>
  readYaml(text).map((document) => (document.ok ? document.value : document.reason))

test.each([
  ['token: ********\ncni: canal\n', { token: '******', cni: 'canal' }],
  ['token: ***hidden***  # by us\ncni: canal\n', { token: '**********', cni: 'canal' }],
  ['token: *redacted*\ncni: canal\n', { token: '********', cni: 'canal' }],
  ['token: ***.****************\ncni: canal\n', { cni: 'canal' }],
  ['hashes:\n  - ****\n  - - **\nx: 1\n', { hashes: ['**', ['']], x: 1 }],
  ['a: {token: ****, b: 2}\n', { a: { token: '**', b: 2 } }],
  ['role: *\nuser: *\nx: 1\n', { role: null, user: null, x: 1 }],
  ['role: *\nid: ami-0*****\n', { role: null, id: 'ami-0*****' }],
  ['a: &x 1\nb: *x\nc: ****\n', { a: 1, b: 1, c: '**' }],
])('what asterisks cover does not hide the rest: %j', (text, expected) =>
  expect(valuesOf(text)).toMatchObject([expected]),
)

test.each([
  'verbs: *\nresources: *\n',
  'host: *\nb: 1\n',
  'a: *other\nb: 1\n',
  'a: *x*y\n  b: c: d\n',
])('%j is no YAML all the same', (text) =>
  expect(valuesOf(text)).toMatchObject([expect.any(String)]),
)

test('places stay', () => {
  const [read] = readYaml('token: ****\n---\nx: ***\ny: 1\n').slice(1)
  expect(read?.ok === true && read.placeOf(['y'])).toEqual({ line: 4, column: 1 })
})

test('the text of a block stays as it is where the rest can be read', () =>
  expect(valuesOf('a: |\n  - **\n  b: ****\n')).toEqual([{ a: '- **\nb: ****\n' }]))

test('work grows with the text alone', () => {
  const text = (n: number) => `${'a: **'.repeat(n)}\n${'- *x '.repeat(n)}\n`
  expect(growthOf((n) => valuesOf(text(n)), 1_000)).toBeLessThan(4.5)
})
