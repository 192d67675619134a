import { expect, test } from 'vitest'
import { diffLines } from '../components/diff-lines.ts'
import { hunksOf } from './hunks.ts'

const text = (...lines: readonly string[]) => lines.join('\n')

test('the same lines far from a difference are only counted', () => {
  const before = text('1', '2', '3', '4', '5', '6', '7')
  const hunks = hunksOf(diffLines(before, before.replace('4', 'four')))
  expect(hunks.map((hunk) => ('skipped' in hunk ? hunk.skipped : hunk.lines.length))).toEqual([
    1, 6, 1,
  ])
})

test('a file without a difference is one count', () => {
  expect(hunksOf(diffLines('a\nb', 'a\nb'))).toEqual([{ skipped: 2 }])
})
