import { expect, test } from 'vitest'
import { diffLines, numberedDiff } from './diff-lines.ts'

const marks = { same: ' ', new: '+', gone: '-' } as const
const diff = (before: string, after: string) =>
  diffLines(before, after).map(({ text, change }) => `${marks[change]}${text}`)

test('the same text has no change', () => {
  expect(diff('a\nb\n', 'a\nb\n')).toEqual([' a', ' b'])
})

test('a line that changed stands after the one that went', () => {
  expect(diff('a\nold\nb', 'a\nnew\nb')).toEqual([' a', '-old', '+new', ' b'])
})

test('lines come and go at the ends', () => {
  expect(diff('a\nb', 'b\nc')).toEqual(['-a', ' b', '+c'])
  expect(diff('a', '')).toEqual(['-a', '+'])
})

test('every line of the new text is there, in its order', () => {
  const after = 'x\n}\ny\n}\nz'
  expect(
    diffLines('a\n}\nb\n}\nz', after)
      .filter(({ change }) => change !== 'gone')
      .map(({ text }) => text),
  ).toEqual(after.split('\n'))
})

const tens = Array.from({ length: 20 }, (_, i) => `line ${i + 1}`)

test('what is far from any change is one gap that says how long it is', () => {
  const after = tens.with(9, 'other').join('\n')
  const shown = numberedDiff(tens.join('\n'), after, false)
  expect(shown.filter(({ change }) => change === 'gap').map(({ count }) => count)).toEqual([6, 7])
  expect(shown.find(({ change }) => change === 'new')).toMatchObject({ text: 'other', number: 10 })
  expect(shown.find(({ change }) => change === 'gone')?.number).toBeUndefined()
})

test('the whole file has every line once', () => {
  const after = tens.with(9, 'other').join('\n')
  expect(numberedDiff(tens.join('\n'), after, true).at(-1)).toMatchObject({ number: 20 })
  expect(numberedDiff('a', 'a', false)).toHaveLength(1)
})
