import { describe, expect, test } from 'vitest'
import { toDocument } from '../model/document.ts'
import { linesOf } from '../text/lines.ts'
import { filledIn } from './filled-in.ts'
import { quotedFilesIn } from './quoted-files.ts'

const read = (text: string) =>
  quotedFilesIn(toDocument('a.ps1', { lines: linesOf(text), isFenced: false })).map(
    ({ first, text: own, isCase }) => [first, own, isCase === true],
  )

describe('quotedFilesIn', () => {
  test.each([
    ['$a = 1\n$conf = \'{\n  "a": 1\n}\'\n$b = 2', [[2, '{\n  "a": 1\n}', false]]],
    ['$c = ConvertFrom-Json \'{\n  "a": 1\n  }\' -Depth 9', [[1, '{\n  "a": 1\n  }', false]]],
    ['$c = ConvertFrom-Json(\'{\n"a": 1\n}\')', [[1, '{\n"a": 1\n}', false]]],
    [
      '$C = \'{\n"a": 1\n}\'\nif ($x) { $c = \'{\n"a": 2\n}\' }',
      [
        [1, '{\n"a": 1\n}', true],
        [4, '{\n"a": 2\n}', true],
      ],
    ],
    // A block of a script, what never ends, and one line are none.
    ["% '{\nfoo\n}'", []],
    ['$c = \'{\n"a": 1\n', []],
    ['$c = \'{"a": 1}\'', []],
  ])('%j', (text, expected) => expect(read(text)).toEqual(expected))

  test('values that are set later, at their own places', () => {
    const text =
      '$c = \'{\n"name": "<N>", "dns": {"servers": ["1.2.3.4"]}\n}\'\n$j = ConvertFrom-Json $c\n$j.name = "pods"\n$j.dns.servers[0] = $Dns'
    const [doc] = quotedFilesIn(toDocument('a.ps1', { lines: linesOf(text), isFenced: false }))
    expect(doc?.text).toBe('{\n"name": "pods", "dns": {"servers": ["<servers>"]}\n}')
    expect(doc?.placeAt(doc.text.indexOf('}\n}') + 2)).toMatchObject({ line: 3, column: 1 })
  })
})

describe('filledIn', () => {
  const text = '{"name": "net_name", "type": "flannel", "list": ["a", "b"], "n": 1, "l": []}'

  test.each([
    ['nothing', '', '', text],
    ['a word', '.Replace("net_name", $n)', '', text.replace('net_name', '<net_name>')],
    ['an operator', "$t -replace 'net_name', $n", '', text.replace('net_name', '<net_name>')],
    ['another case of it', ".replace('net_name',$n)", '', text.replace('net_name', '<net_name>')],
    ['a part of a word', '.Replace("net_na", $n)', '', text],
    ['what is no name of a value', '.Replace("flannel", $n)', '', text],
    ['a pattern', '-replace "net_.*", $n', '', text],
    ['a text', '', '$j.Name = "pods"', text.replace('net_name', 'pods')],
    ['the last of two', '', '$j.name = $a\n$j.name = "b"', text.replace('net_name', 'b')],
    ['a variable', '', '$j.type = $Type', text.replace('flannel', '<type>')],
    ['a variable in a text', '', '$j.type = "$Type"', text.replace('flannel', '<type>')],
    ['an item', '', '$j.list[1] = Get-It', text.replace('"b"', '"<list>"')],
    ['an item that is not there', '', '$j.list[2] = "c"', text],
    ['a key that is not there', '', '$j.list.name = "c"', text],
    ['what is no text', '', '$j.n = 2\n$j.l = "c"', text],
    ['a comparison', '', 'if ($j.name == "c") { }\n$j.name -eq "c"', text],
  ])('%s', (_, script, below, expected) => expect(filledIn(text, script, below)).toBe(expected))

  test('what is no JSON', () => {
    expect(filledIn('version = 2', '', '$j.version = "3"')).toBe('version = 2')
    expect(filledIn('{ "a": ', '', '$j.a = "3"')).toBe('{ "a": ')
  })

  test('takes a time that grows with the text alone', () => {
    const long = `{"a": "b"${',"x": "y"'.repeat(2_000)}}`
    const start = performance.now()
    filledIn(long, '.Replace("'.repeat(5_000), '$j.a = "1"\n'.repeat(5_000))
    filledIn(long, '', `$j${'.a'.repeat(20_000)} = "1"`)
    filledIn(long, '', `$j.a = ${' '.repeat(50_000)}`)
    expect(performance.now() - start).toBeLessThan(3_000)
  })
})
