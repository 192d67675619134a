import { expect, test } from 'vitest'
import { withFences } from './fences.ts'
import { linesOf } from '../lines.ts'

const read = (text: string) => withFences(linesOf(text)).map((line) => line.text)

test.each([
  ['an element', '<pre>\na\n</pre>', ['```', 'a', '```']],
  [
    'an element beside its text',
    'Ours: <pre><code class="x">a\nb</code></pre>',
    ['Ours: ', '```', 'a', 'b', '```'],
  ],
  ['one line', '<pre>a</pre>', ['```', 'a', '```']],
  ['Jira', '{code:title=x|y=z}\na\n{code}\nb', ['```', 'a', '```', 'b']],
  ['a board', '[code]\na\n[/code]', ['```', 'a', '```']],
  [
    'AsciiDoc',
    '[source,yaml]\n----\na: 1\n---\nb: 2\n----\nc',
    ['[source,yaml]', '```', 'a: 1', '---', 'b: 2', '```', 'c'],
  ],
  [
    'AsciiDoc with a title',
    '[source,terminal,subs="a"]\n.Example\n----\na\n----',
    ['[source,terminal,subs="a"]', '.Example', '```', 'a', '```'],
  ],
  ['a chat', 'Jane\n```{\n}```\nJohn', ['Jane', '```', '{', '}', '```', 'John']],
  ['a block on its line', 'Jane\n```a b```\nJohn', ['Jane', '```', 'a b', '```', 'John']],
  ['a number sign in words', 'Ticket #\n```\na\n```', ['Ticket #', '```', 'a', '```']],
  ['a mark behind a word in a comment', '# Ours: ```\na\n```', ['# Ours: ', '```', 'a', '```']],
  ['a mark behind words', 'Ours: ```\na\n```', ['Ours: ', '```', 'a', '```']],
])('finds the block of %s', (_, text, lines) => expect(read(text)).toEqual(lines))

test.each([
  ['a language', '```yaml\na\n```'],
  ['code within a line', 'the file ```a``` here'],
  ['no marks', 'a\nb'],
  ['a mark in a comment of YAML', '# as:\n# ```\n# a: 1\n# ```\nb: 2'],
  ['one of a script', '    // ```\n    // a()\n    // ```\nb()'],
  ['one with its language', '  ## ```bash\n  ## run\n  ## ```\nb: 2'],
  ['dashes that nothing announces', '```\na\n```\n----\nb\n----'],
  ['a word in brackets above a table', '[source] of it\n----\na\n----'],
])('leaves %s as it is', (_, text) => expect(read(text)).toEqual(text.split('\n')))

test('a part of a line keeps its place', () =>
  expect(withFences(linesOf('<pre>a</pre>'))[1]).toMatchObject({ text: 'a', number: 1, indent: 5 }))
