import { expect, test } from 'vitest'
import { spotAfter } from './heat-keys.ts'

const from = { row: 1, column: 1 }

test.each([
  ['ArrowUp', { row: 0, column: 1 }],
  ['ArrowDown', { row: 2, column: 1 }],
  ['ArrowLeft', { row: 1, column: 0 }],
  ['ArrowRight', { row: 1, column: 2 }],
  ['Home', { row: 1, column: 0 }],
  ['End', { row: 1, column: 4 }],
])('%s', (key, to) => expect(spotAfter(from, key, 3, 5)).toEqual(to))

test('at an edge the place stays', () =>
  expect(spotAfter({ row: 2, column: 4 }, 'ArrowDown', 3, 5)).toEqual({ row: 2, column: 4 }))

test('any other key leads nowhere', () => expect(spotAfter(from, 'Enter', 3, 5)).toBeUndefined())
