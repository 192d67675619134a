import { expect, test } from 'vitest'
import { hasLineFrom } from './line-begins.ts'

test.each([
  ['# a', true],
  ['a\n== b', true],
  ['a\r\n# b', true],
  ['a # b', false],
  ['a\n - # b', false],
  ['= b', false],
  ['', false],
])('%j', (text, expected) => expect(hasLineFrom(text, ['#', '=='])).toBe(expected))
