import { expect, test } from 'vitest'
import { diffLines } from './diff-lines.ts'

const marks = { same: ' ', new: '+', gone: '-' } as const
const diff = (before: string, after: string) =>
  diffLines(before, after).map(({ text, change }) => `${marks[change]}${text}`)

test('the same text has no change', () => {
  expect(diff('a\nb\n', 'a\nb\n')).toEqual([' a', ' b'])
})

test('a line that changed stands after the one that went', () => {
  expect(diff('a\nold\nb', 'a\nnew\nb')).toEqual([' a', '+new', '-old', ' b'])
})

test('lines come and go at the ends', () => {
  expect(diff('a\nb', 'b\nc')).toEqual(['-a', ' b', '+c'])
  expect(diff('a', '')).toEqual(['+', '-a'])
})

test('every line of the new text is there, in its order', () => {
  const after = 'x\n}\ny\n}\nz'
  expect(
    diffLines('a\n}\nb\n}\nz', after)
      .filter(({ change }) => change !== 'gone')
      .map(({ text }) => text),
  ).toEqual(after.split('\n'))
})
