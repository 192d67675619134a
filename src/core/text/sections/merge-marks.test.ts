import { expect, test } from 'vitest'
import { linesOf } from '../lines.ts'
import { mergeIn } from './merge-marks.ts'

const conflict =
  'a: 1\n<<<<<<< HEAD\nb: 2\n||||||| base\nb: 0\n=======\nb: 3\nc: 4\n>>>>>>> topic\nd: 5\n'

test('each side of a merge that is not finished, line for line', () => {
  const found = mergeIn(linesOf(conflict))
  expect(found?.sides.map((side) => side.map(({ text }) => text).join('|'))).toEqual([
    'a: 1||b: 2|||||||d: 5|',
    'a: 1||||||b: 3|c: 4||d: 5|',
  ])
  expect([...(found?.apart ?? [])]).toEqual([3, 5, 7, 8])
  expect(found?.mark.number).toBe(2)
})

test.each([
  ['a line that is drawn', 'Title\n=======\nwords\n'],
  ['a mark that nothing ends', 'a: 1\n<<<<<<< HEAD\nb: 2\n'],
  ['marks of quoting', '>>>>>>> deep\n=======\nwords\n'],
])('%s is none', (_, text) => expect(mergeIn(linesOf(text))).toBeUndefined())
