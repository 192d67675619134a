import { expect, test } from 'vitest'
import { secondsOf } from './go-duration.ts'

test.each([
  ['30s', 30],
  ['1m30s', 90],
  ['0', 0],
  ['0s', 0],
  ['1.5h', 5400],
  ['500ms', 0.5],
])('%s is %d seconds', (text, seconds) => expect(secondsOf(text)).toBe(seconds))

test.each(['30', '', '1 m', '1d', '-5s'])('%j is none', (text) =>
  expect(secondsOf(text)).toBeUndefined(),
)
