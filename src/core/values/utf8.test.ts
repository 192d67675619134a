import { expect, test } from 'vitest'
import { utf8Length } from './utf8.ts'

test.each([
  ['', 0],
  ['a%', 2],
  ['ü', 2],
  ['€', 3],
  ['😀', 4],
  ['\ud800', 3],
])('%j has %i', (text, bytes) => expect(utf8Length(text)).toBe(bytes))
