import { expect, test } from 'vitest'
import { parseGoBoolean } from './go-boolean.ts'

test.each([
  ['true', true],
  ['TRUE', true],
  ['T', true],
  ['1', true],
  ['False', false],
  ['f', false],
  ['0', false],
  ['tRue', undefined],
  ['yes', undefined],
  [' true', undefined],
  ['', undefined],
])('%j is %s', (text, value) => expect(parseGoBoolean(text)).toBe(value))
