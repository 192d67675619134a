import { expect, test } from 'vitest'
import { isLabelKey, isLabelValue, parseLabel } from './labels.ts'

test.each(['a', 'a.b_c-d', 'example.com/pool', `x/${'a'.repeat(63)}`])('key %s', (text) =>
  expect(isLabelKey(text)).toBe(true),
)
test.each(['', '-a', 'a-', 'Example.com/a', '/a', 'a/', 'a/b/c', 'a b', 'a'.repeat(64)])(
  'no key %j',
  (text) => expect(isLabelKey(text)).toBe(false),
)
test('a value may be empty', () => {
  expect(isLabelValue('')).toBe(true)
  expect(isLabelValue('a,b')).toBe(false)
})
test('a label is a key and a value', () => {
  expect(parseLabel('example.com/pool=windows')).toEqual({
    key: 'example.com/pool',
    value: 'windows',
  })
  expect(parseLabel('a=')).toEqual({ key: 'a', value: '' })
  for (const text of ['a', '=b', 'a=b=c', 'a b=c']) expect(parseLabel(text)).toBeUndefined()
})
