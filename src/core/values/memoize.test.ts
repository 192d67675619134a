import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('an answer is computed once, and no more are kept than the limit', () => {
  const asked: string[] = []
  const answer = memoize((key) => {
    asked.push(key)
    return key === 'none' ? undefined : key.length
  }, 2)
  expect(['a', 'none', 'a', 'none'].map(answer)).toEqual([1, undefined, 1, undefined])
  expect(asked).toEqual(['a', 'none'])
  answer('more')
  answer('a')
  expect(asked).toEqual(['a', 'none', 'more', 'a'])
})
