import { expect, test } from 'vitest'
import { growthOf } from '../../../testing/count-work.ts'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { misspeltTagsIn } from './misspelt-tags.ts'

const read = (text: string) =>
  misspeltTagsIn(toDocument('a.ps1', { lines: linesOf(text), isFenced: false })).map(
    ({ value, line, column }) => [value, line, column],
  )

test.each([
  ['the whole tag', 'image: a/b:lstc2022', [['lstc2022', 1, 12]]],
  ['behind a variable', 'pull a/pause:${V}-windows-ltcs2019-amd64', [['ltcs2019', 1, 27]]],
  ['behind two variables', 'pull a/b:$V-$W-ltsc2023', [['ltsc2023', 1, 16]]],
  ['values of a chart', 'tag: 1.2-lts2022', [['lts2022', 1, 10]]],
  ['a name that only ends so', 'image: a/b:alstc2022', []],
  ['no tag', 'image: lstc2022/app', []],
])('%s', (_, text, expected) => expect(read(text)).toEqual(expected))

test.each([
  ['names', (n: number) => `lstc2022 ${'aa:'.repeat(n)}`],
  ['variables', (n: number) => `lstc2022 tag: ${'$a'.repeat(n)}`],
])('work grows with the text alone: %s', (_, text) =>
  expect(growthOf((n) => read(text(n)), 1_000)).toBeLessThan(4.5),
)

test('variables one behind the other are tried in one way', () =>
  expect(read(`lstc2022 image: aa:${`$${'a'.repeat(12)}`.repeat(8)} `)).toEqual([]))
