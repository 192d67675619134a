import { expect, test } from 'vitest'
import { isRefusedQuantity, parseQuantity } from './quantity.ts'

test.each([
  ['1', 1],
  ['500m', 0.5],
  ['0.5', 0.5],
  ['.5', 0.5],
  ['2.', 2],
  ['800Mi', 800 * 2 ** 20],
  ['1e3', 1000],
  ['2E-1', 0.2],
  ['1E', 1e18],
  ['+1', 1],
])('%s', (text, value) => expect(parseQuantity(text)).toBeCloseTo(value, 9))

test.each(['', ' 1', '1 Gi', '1gi', 'one', '1KB', '1,5', '.', 'm', '1GiB', '0x10', '-1'])(
  '%j is none',
  (text) => expect(parseQuantity(text)).toBeUndefined(),
)

test.each([
  ['', true],
  ['800MB', true],
  ['1 Gi', true],
  ['1gi', true],
  ['2K', true],
  [' 1Gi ', false],
  ['-1', false],
  ['1e3', false],
  ['Gi', false],
])('%j is refused: %s', (text, is) => expect(isRefusedQuantity(text)).toBe(is))
