import { expect, test } from 'vitest'
import { markdownCode, markdownTable, markdownText } from './markdown.ts'

test('text keeps its characters and loses its meaning', () =>
  expect(markdownText('a|b\n# c <script> `d` [e](f)')).toBe(
    String.raw`a\|b \# c \<script\> \`d\` \[e\]\(f\)`,
  ))

test('a table', () =>
  expect(markdownTable(['A', 'B'], [['1', '2']])).toBe('| A | B |\n| --- | --- |\n| 1 | 2 |'))

test('a fence is longer than any in its code', () => {
  expect(markdownCode('sh', 'ls')).toBe('```sh\nls\n```')
  expect(markdownCode('sh', 'a ```` b')).toBe('`````sh\na ```` b\n`````')
})
