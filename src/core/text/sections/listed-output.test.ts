import { expect, test } from 'vitest'
import { linesOf } from '../lines.ts'
import { withoutListMarks } from './listed-output.ts'

const textsOf = (text: string) => withoutListMarks(linesOf(text)).map((line) => line.text)

test('what Ansible prints of a command, as JSON', () =>
  expect(
    textsOf(
      'ok: [w1] => {\n  "stdout_lines": [\n    "NAME   STATUS",\n    "w1     Ready  C:\\\\k",\n    ""\n  ]\n}',
    ),
  ).toEqual([
    'ok: [w1] => {',
    '  "stdout_lines": [',
    'NAME   STATUS',
    'w1     Ready  C:\\k',
    '',
    '  ]',
    '}',
  ]))

test('and as YAML', () =>
  expect(
    textsOf("  stdout_lines:\n  - 'it''s'\n  - NAME   STATUS\n  - \"a\\tb\"\nrc: 0\n- x"),
  ).toEqual(['  stdout_lines:', "it's", 'NAME   STATUS', 'a\tb', 'rc: 0', '- x']))

test('one string of several lines, below the name of a task', () =>
  expect(
    textsOf(
      'TASK [x] ***\nok: [w1] => {\n  "stdout": "NAME   STATUS\\r\\nw1     C:\\\\k",\n  "rc": 0\n}',
    ),
  ).toEqual(['TASK [x] ***', 'ok: [w1] => {', 'NAME   STATUS', 'w1     C:\\k', '  "rc": 0', '}']))

test('columns and numbers are those of the file', () =>
  expect(withoutListMarks(linesOf('"msg": [\n    "NAME  STATUS"\n]'))[1]).toMatchObject({
    number: 2,
    indent: 5,
  }))

test.each([
  '"args": [\n  "--v=4",\n  "--x"\n]',
  'args:\n- --v=4\n- --x',
  '"stdout_lines": []\n"x"',
])('no other list: %j', (text) => expect(textsOf(text)).toEqual(text.split('\n')))
