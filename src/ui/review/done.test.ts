import { expect, test } from 'vitest'
import { doneOf, withDone } from './done.ts'

test('ticks are kept for the plan that they were made for', () => {
  const kept = withDone('v=1', ['copy-files'], 'prepare-host', true)
  expect(doneOf(kept, 'v=1')).toEqual(['copy-files', 'prepare-host'])
  expect(doneOf(kept, 'v=2')).toEqual([])
})

test('a tick can be taken back', () => {
  expect(doneOf(withDone('v=1', ['a', 'b'], 'a', false), 'v=1')).toEqual(['b'])
})
