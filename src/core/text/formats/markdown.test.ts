import { expect, test } from 'vitest'
import {
  markdownCode,
  markdownTable,
  markdownText,
  plainMarkdown,
  sentMarkdown,
} from './markdown.ts'

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

test.each([
  ['a node (in C:\\k).', 'a node (in `C:\\k`).'],
  ['a|b\n# <b> c', '`a|b` # `<b>` c'],
  ['# not a heading', '`#` not a heading'],
  ['1. not a list', '`1`. not a list'],
  ['1.36.4 of -Token', '1.36.4 of -Token'],
  ['with --source-vip=<an address of the node>.', 'with `--source-vip=<an address of the node>`.'],
  ["Check: [A]::Get('Path', 'Machine'): none", "Check: `[A]::Get('Path', 'Machine')`: none"],
  ['a < b and c > d', 'a `<` b and c `>` d'],
  ['the `tick` word', 'the `` `tick` `` word'],
  [
    'kubectl get nodes -o jsonpath="{.items[*].spec.podCIDR}" shows it',
    '`kubectl get nodes -o jsonpath="{.items[*].spec.podCIDR}"` shows it',
  ],
  ['kubectl shows -o and a "{word}[0]"', 'kubectl shows -o and a "`{word}[0]`"'],
])('%j reads the same in an editor', (text, written) => expect(plainMarkdown(text)).toBe(written))

test.each([
  ['the `tick` word', 'the `tick` word'],
  [
    'use `ctr run` (or `nerdctl`), and `kubectl get pods`.',
    'use `ctr run` (or `nerdctl`), and `kubectl get pods`.',
  ],
  ['the `` double `` ticks', 'the ``` `` ``` double ``` `` ``` ticks'],
  ['an open ` tick', 'an open `` ` `` tick'],
  ['an escaped \\`tick` here', 'an escaped `` \\`tick` `` here'],
  ['two `pod`s', 'two `pod`s'],
  ['C:\\k is `code`', '`C:\\k` is `code`'],
])('what people wrote keeps its code: %j', (text, kept) => expect(sentMarkdown(text)).toBe(kept))
