import { expect, test } from 'vitest'
import { locate } from './locate.ts'
import { pathKey, type Path } from '../path.ts'

const text = `name: a
script: |
  one
  two
after:
  - b
  - {c: 1, d: [2]}
`
const spans = locate(text)
const at = (...path: Path) => {
  const { first, last, column } = spans.get(pathKey(path)) ?? {}
  return `${first}-${last}:${column}`
}

test('a value spans its lines, that of its key included', () => {
  expect(at('name')).toBe('1-1:1')
  expect(at('script')).toBe('2-4:1')
  expect(at('after')).toBe('5-7:1')
  expect(at('after', 0)).toBe('6-6:5')
  expect(at('after', 1, 'd', 0)).toBe('7-7:16')
  expect(at()).toBe('1-7:1')
})

test('paths of several documents begin with the number of theirs', () => {
  const stream = locate('a: 1\n---\nb: 2\n', 'many')
  expect(stream.get(pathKey([1, 'b']))).toMatchObject({ first: 3, last: 3 })
  expect(stream.has(pathKey(['b']))).toBe(false)
})
