import { expect, test } from 'vitest'
import { growthOf } from '../../testing/count-work.ts'
import { linesOf } from '../lines.ts'
import { rawStrings } from './raw-strings.ts'

const found = (text: string) =>
  rawStrings(linesOf(text)).map(({ lines, start, end }) => [
    lines.map((line) => line.text).join('\n'),
    start,
    end,
  ])

const head = 'package a\n\n'

test.each([
  ['a constant', `${head}const c = \`{\n  "a": 1\n}\n\`\nx`, [['{\n  "a": 1\n}\n', 2, 6]]],
  ['an argument', `${head}	parse(name, \`{\n"a": 1\n}\`))`, [['{\n"a": 1\n}', 2, 5]]],
  [
    'two, of which one is no file',
    `${head}a = \`words\nof it\`\nb = \`apiVersion: v1\nkind: Pod\n\``,
    [['apiVersion: v1\nkind: Pod\n', 4, 7]],
  ],
  ['one line', `${head}c = \`{"a": 1}\``, []],
  ['what does not end', `${head}c = \`{\n"a": 1\n}`, []],
  ['another language', `c = \`{\n"a": 1\n}\``, []],
])('%s', (_, text, expected) => expect(found(text)).toEqual(expected))

test.each([
  ['strings that stay open', (n: number) => head + 'a = `x\n'.repeat(n)],
  ['brackets that stay open', (n: number) => `${head}${'a = ('.repeat(n)}`],
])('work grows with the text alone: %s', (_, text) =>
  expect(growthOf((n) => rawStrings(linesOf(text(n))), 1_000)).toBeLessThan(4.5),
)
