import { expect, test } from 'vitest'
import { branchLines } from './branch-lines.ts'

/** The branches of the lines with the word, each as a letter. */
function marked(text: string) {
  const own = branchLines(text)
  const ids = text.split('\n').flatMap((line, i) => (line.includes('IN') ? [own.get(i) ?? 0] : []))
  const order = [...new Set(ids.filter((one) => one > 0))]
  return ids.map((one) => (one === 0 ? '-' : 'abcdef'[order.indexOf(one)])).join('')
}

test.each([
  [
    'PowerShell',
    '$a = 1\nif ($x) {\n  IN\n} elseif ($y) {\n  IN\n  IN\n}\nelse\n{\n  IN\n}\nIN',
    'abbc-',
  ],
  ['one line', 'if ($x) { IN } else { }\nIN\nswitch ($y) {\n  "a" { IN }\n}\nIN', 'a-b-'],
  [
    'a shell',
    'if [ -n "$X" ]; then\n  IN\nelse\n  IN\nfi\nIN\nif [ -n "$Y" ]\nthen\n  IN\nfi\nIN',
    'ab-c-',
  ],
  ['elif', 'if a; then\n  IN\nelif b; then\n  IN\nelse\n  IN\nfi\nIN', 'abc-'],
  ['cases of a shell', 'case "$Y" in\n  a) IN ;;\n  b)\n    IN\n    ;;\nesac\nIN', 'ab-'],
  [
    'a template of Go',
    'IN\n{{- if .a }}\nIN\n  {{- if .b }}\n  IN\n  {{- end }}\nIN\n{{- else if .c }}\nIN\n{{- end }}\nIN',
    '-abac-',
  ],
  [
    'a template of Jinja',
    '{% if a %}\nIN\n{%- elif b %}\nIN\n{% else %}\nIN\n{%- endif %}\nIN',
    'abc-',
  ],
  ['a batch script', 'if "%A%"=="1" (\n  IN\n  IN\n) else (\n  IN\n)\nIN', 'aab-'],
])('branches of %s', (_, text, branches) => expect(marked(text)).toBe(branches))

test('a function and a loop run whole', () => {
  const text = `function A {
  IN
  if ($x) { return }
  IN
}
foreach ($p in $all) {
  IN
}
for %%i in (a b) do (
  IN
)
while true; do
  IN
done`
  expect(marked(text)).toBe('-----')
})

test('a loop of a template runs whole, and so does what it defines', () =>
  expect(
    marked(
      '{{ range .pools }}\nIN\n{{ end }}\n{% for a in b %}\nIN\n{% endfor %}\n{{- with .c }}\nIN\n{{- end }}\n{{ if .d }}x{{ end }}\nIN',
    ),
  ).toBe('----'))

test('what stands in a loop inside a branch is of the branch', () =>
  expect(marked('if ($x) {\n  foreach ($p in $all) {\n    IN\n  }\n  IN\n}\nIN')).toBe('aa-'))

test('words of a sentence begin no branch', () =>
  expect(marked('If the node is gone, then\ntry IN again.\nSwitch it off.\nIN')).toBe('--'))

test('a file that a sentence leads to is no branch', () =>
  expect(marked('If you look at the file:\n{\n  IN\n}\nIN\nSwitch to this one: {\n  IN\n}')).toBe(
    '---',
  ))

test('a switch with an option has branches', () =>
  expect(marked('switch -Regex ($x) {\n  "a" {\n    IN\n  }\n  "b" {\n    IN\n  }\n}')).toBe('ab'))

test('a block that never ends is none', () =>
  expect(marked('if ($x) {\n  IN\nPS C:\\> kubectl version\nIN')).toBe('--'))
