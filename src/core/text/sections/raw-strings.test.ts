import { expect, test } from 'vitest'
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

test('takes a time that grows with the text alone', () => {
  const start = performance.now()
  rawStrings(linesOf(head + 'a = `x\n'.repeat(40_000)))
  rawStrings(linesOf(`${head}${'a = ('.repeat(40_000)}`))
  expect(performance.now() - start).toBeLessThan(3_000)
})
