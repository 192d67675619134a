import { expect, test } from 'vitest'
import { readYaml } from './read-yaml.ts'

const values = (text: string) =>
  readYaml(text).map((document) => (document.ok ? document.value : `${document.line}`))

test.each([
  ['', []],
  ['# nothing\n---\n', []],
  ['a: 1\n---\nb: yes\n', [{ a: 1 }, { b: true }]],
  ['--- {a: 1}\n--- # second\nb: 0644', [{ a: 1 }, { b: 420 }]],
  ['{"a": [1, null]}', [{ a: [1, null] }]],
  ['\uFEFFa: 1\r\nb: 2\r\n', [{ a: 1, b: 2 }]],
  ['text: |\n  ---\n  more\n', [{ text: '---\nmore\n' }]],
  ['a: &x {b: 1}\nc:\n  <<: *x\n  d: 2', [{ a: { b: 1 }, c: { b: 1, d: 2 } }]],
  ['just words', ['just words']],
  // Go folds what stands in quotes, and reads braces, wherever their lines begin.
  ['a:\n  b: \'{\n    "c": 1\n}\'\n  d: 2', [{ a: { b: '{ "c": 1 }', d: 2 } }]],
  ['a:\n  b: "one\ntwo"\n', [{ a: { b: 'one two' } }]],
  ['a:\n  b: {c: 1,\n  d: 2\n}\n', [{ a: { b: { c: 1, d: 2 } } }]],
])('%j', (text, expected) => expect(values(text)).toEqual(expected))

test('a document that cannot be read leaves the others', () =>
  expect(values('a: 1\n---\nb: c: d\n---\ne: 1\n---\nf: {{ .Values.x }}')).toEqual([
    { a: 1 },
    '3',
    { e: 1 },
    '6',
  ]))

test('reasons name line and column', () =>
  expect(readYaml('a: 1\n---\nb:\n  c: 1\n  d: "\\i"\n')).toMatchObject([
    { ok: true },
    { ok: false, reason: expect.stringContaining('escape'), line: 5 },
  ]))

test('of a key that is repeated the last value counts, and its place is told', () =>
  expect(readYaml('a: 1\n---\nb:\n  c: 1\n  c: 2\n')).toMatchObject([
    { ok: true },
    { ok: true, value: { b: { c: 2 } }, repeated: { line: 5, column: 3 } },
  ]))

test('places are those of keys, of items, and of what holds them', () => {
  const text = 'x: 1\n---\nspec:\n  list:\n    - a: 1\n      b: {c: 2}\n    - n\n'
  const [, document] = readYaml(text)
  if (!document?.ok) throw new Error('unreadable')
  const at = (...path: (string | number)[]) => {
    const { line, column } = document.placeOf(path)
    return `${line}:${column}`
  }
  expect(at('spec')).toBe('3:1')
  expect(at('spec', 'list')).toBe('4:3')
  expect(at('spec', 'list', 0, 'a')).toBe('5:7')
  expect(at('spec', 'list', 0, 'b', 'c')).toBe('6:11')
  expect(at('spec', 'list', 1)).toBe('7:7')
  expect(at('spec', 'list', 1, 'gone', 'deeper')).toBe('7:7')
})

test('what comes through a merge stands where it was merged', () => {
  const [document] = readYaml('a: &x\n  b: 1\nc:\n  <<: *x\n')
  if (!document?.ok) throw new Error('unreadable')
  expect(document.placeOf(['c', 'b']).line).toBe(3)
})

test('aliases that repeat a little are read, those that never end or fill the memory are not', () => {
  const levels = (count: number) =>
    Array.from(
      { length: count },
      (_, i) => `x${i + 1}: &x${i + 1} [${Array(10).fill(`*x${i}`).join()}]\n`,
    ).join('')
  expect(readYaml(`x0: &x0 {a: 1}\n${levels(3)}`)).toMatchObject([{ ok: true }])
  const tooMany = { ok: false, reason: expect.stringContaining('aliases') }
  expect(readYaml(`x0: &x0 {a: 1}\n${levels(6)}`)).toMatchObject([tooMany])
  expect(readYaml('a: 1\n---\nitems: &x\n  - items: *x\n')).toMatchObject([
    { ok: true },
    { ...tooMany, line: 2 },
  ])
})
