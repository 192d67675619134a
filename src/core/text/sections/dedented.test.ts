import { expect, test } from 'vitest'
import { dedented, isFilled } from './dedented.ts'

const linesOf = (text: string) =>
  text.split('\n').map((line, i) => ({ text: line, raw: line, number: i + 1, indent: 0 }))
const textOf = (text: string) =>
  dedented(linesOf(text))
    .map((line) => line.text)
    .join('\n')

test('lines lose the blanks that all of them begin with, and keep their columns', () => {
  expect(textOf('  a:\n    b: 1\n\n  c: 2')).toBe('a:\n  b: 1\n\nc: 2')
  expect(dedented(linesOf('  a\n  b')).map(({ indent }) => indent)).toEqual([2, 2])
})

test('tabs, too', () => expect(textOf('\ta:\n\t  b: 1')).toBe('a:\n  b: 1'))

test('one line, and lines of which one begins at once, stay as they are', () => {
  expect(textOf('    a: 1')).toBe('    a: 1')
  expect(textOf('\n    a: 1\n')).toBe('\n    a: 1\n')
  expect(textOf('a:\n  b: 1')).toBe('a:\n  b: 1')
})

test.each([
  ['a', true],
  ['  a', true],
  ['“a”', true],
  ['', false],
  [' \t', false],
  ['\u00A0\u3000', false],
])('%j is filled: %s', (text, isSo) =>
  expect(isFilled({ text, raw: text, number: 1, indent: 0 })).toBe(isSo),
)
