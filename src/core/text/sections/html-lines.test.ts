import { expect, test } from 'vitest'
import { isHtml, shownLines } from './html-lines.ts'

const shown = (html: string) =>
  shownLines(html)
    .map(({ text, at }) => [at, text.trim()] as const)
    .filter(([, text]) => text !== '')

test('paragraphs, cells and what stands as it is, each with its line', () =>
  expect(
    shown(`<html><head><title>no</title><style>
p { margin: 0 }
</style></head><body>
<p>Version <b>1.2</b>
of it</p>
<pre class="a">a:
  b: &quot;c&quot;</pre>
<table><tr><th>Host</th><th>OS</th></tr>
<tr><td>w1</td><td>2022</td></tr></table>&lt;end&#62;</body></html>`),
  ).toEqual([
    [3, 'Version 1.2 of it'],
    [5, '```'],
    [5, 'a:'],
    [6, 'b: "c"'],
    [6, '```'],
    [7, 'Host \u00A0 OS'],
    [8, 'w1 \u00A0 2022'],
    [8, '<end>'],
  ]))

test.each([
  ['a mail', '<html><body>a</body></html>', true],
  ['a fragment', ' <div dir="ltr">a</div>', true],
  ['user data', '<powershell>\n[string]$a\n</powershell>', false],
  ['XML', '<?xml version="1.0"?>\n<service><id>kubelet</id></service>', false],
  ['words', 'see <https://example.com> and <body>', false],
])('%s', (_, text, is) => expect(isHtml(text)).toBe(is))

test('a block in another one begins no second line, and blanks stay', () =>
  expect(
    shownLines('<div><div>a:</div>\n<div>&nbsp;&nbsp;b: 1</div><div>c  d<br></div></div>').map(
      ({ text }) => text.replaceAll('\u00A0', ' '),
    ),
  ).toEqual(['a:', '  b: 1', 'c  d', '']))

test.each([
  ['a page', '<h1>Nodes</h1>\n<p>Windows Server 2022</p>\n', true],
  ['a wiki', '<ac:structured-macro ac:name="info"><p>a</p></ac:structured-macro>\n', true],
  ['a script in it', '<p>a</p>\n<pre>\n# a comment\n```\n</pre>\n', true],
  ['Markdown below a picture', '<p align="center">\n  <img src="a.png">\n</p>\n\n# Title\n', false],
  ['a code block below tags', '<div>\n</div>\n\n```yaml\na: 1\n```\n', false],
  ['an XML file', '<Events><Event><Data>a</Data></Event></Events>\n', false],
])('%s is HTML or not', (_, text, isOne) => expect(isHtml(text)).toBe(isOne))

test('code blocks of wikis stand as they are', () =>
  expect(
    shownLines('<p>a</p><ac:plain-text-body><![CDATA[C:\\k\\a.exe --b\n--c]]></ac:plain-text-body>')
      .map(({ text }) => text)
      .filter((text) => text !== ''),
  ).toEqual(['a', '```', 'C:\\k\\a.exe --b', '--c', '```']))
