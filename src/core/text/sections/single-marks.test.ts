import { expect, test } from 'vitest'
import { linesOf } from '../lines.ts'
import { withSingleMarks } from './single-marks.ts'

const read = (text: string) => withSingleMarks(linesOf(text)).map((line) => line.text)

test.each([
  ['lines of their own', 'Ours:\n`\na\nb\n`\nc', ['Ours:', '```', 'a', 'b', '```', 'c']],
  ['the first and the last line', '`a\nb`\nc', ['```', 'a', 'b', '```', 'c']],
  ['two blocks', '`a\nb`\n`c\nd`', ['```', 'a', 'b', '```', '```', 'c', 'd', '```']],
])('finds the block between marks on %s', (_, text, lines) => expect(read(text)).toEqual(lines))

test.each([
  ['words', '`a` and `b`\nc'],
  ['a mark that nothing closes', '`a\nb\nc'],
  ['a line of a script that goes on', 'a `\n  -b `\n  -c'],
  ['marks inside a block', '```\n`a\nb`\n```'],
  ['a mark before a block', '`a\n```\nb\n```'],
])('leaves %s', (_, text) => expect(read(text)).toEqual(text.split('\n')))

test('a part of a line keeps its place', () =>
  expect(withSingleMarks(linesOf('  `a\nb`'))).toMatchObject([
    { text: '```' },
    { text: 'a', number: 1, indent: 3 },
    { text: 'b', number: 2, indent: 0 },
    { text: '```' },
  ]))
