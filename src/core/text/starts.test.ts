import { expect, test } from 'vitest'
import { indexAt, lineStarts } from './starts.ts'

test('lines begin at the start and behind every line feed', () => {
  expect(lineStarts('ab\n\nc\n')).toEqual([0, 3, 4, 6])
  expect(lineStarts('')).toEqual([0])
})

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [4, 2],
  [5, 2],
  [99, 3],
])('offset %i lies behind start %i', (offset, index) =>
  expect(indexAt([0, 3, 4, 6], offset)).toBe(index),
)

test('before the first start, and without one, it is the first', () => {
  expect(indexAt([5, 9], 2)).toBe(0)
  expect(indexAt([], 2)).toBe(0)
})
