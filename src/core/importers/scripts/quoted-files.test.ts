import { describe, expect, test } from 'vitest'
import { growthOf } from '../../testing/count-work.ts'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { filledIn, knownIn, type Known } from './filled-in.ts'
import { readPowerShell } from '../../text/powershell/powershell-source.ts'
import { quotedFilesIn, quotedScriptsIn } from './quoted-files.ts'

const known: Known = new Map()

const read = (text: string) =>
  quotedFilesIn(toDocument('a.ps1', { lines: linesOf(text), isFenced: false }), known).map(
    ({ first, text: own, isCase }) => [first, own, isCase === true],
  )

describe('quotedFilesIn', () => {
  test.each([
    [
      '$a = 1\n$conf = \'{\n  "cniVersion": "1"\n}\'\n$b = 2',
      [[2, '{\n  "cniVersion": "1"\n}', false]],
    ],
    [
      '$c = ConvertFrom-Json \'{\n  "Backend": {}\n  }\n \' -Depth 9',
      [[1, '{\n  "Backend": {}\n  }', false]],
    ],
    ['$c = ConvertFrom-Json(\'{"cniVersion": "1"}\')', [[1, '{"cniVersion": "1"}', false]]],
    [
      '$C = \'{\n"cniVersion": "1"\n}\'\nif ($x) { $c = \'{\n"cniVersion": "2"\n}\' }',
      [
        [1, '{\n"cniVersion": "1"\n}', true],
        [4, '{\n"cniVersion": "2"\n}', true],
      ],
    ],
    // A block of a script, what never ends, and what some program is asked are none.
    ["% '{\nfoo\n}'", []],
    ['$c = \'{\n"cniVersion": 1\n', []],
    ['echo \'{\n"Provider": "AKS"\n}\'', []],
  ])('%j', (text, expected) => expect(read(text)).toEqual(expected))

  test('values that are set later, at their own places', () => {
    const text =
      '$c = \'{\n"name": "<N>", "cniVersion": "1", "dns": {"servers": ["1.2.3.4"]}\n}\'\n$j = ConvertFrom-Json $c\n$j.name = "pods"\n$j.dns.servers[0] = $Dns'
    const [doc] = quotedFilesIn(
      toDocument('a.ps1', { lines: linesOf(text), isFenced: false }),
      known,
    )
    expect(doc?.text).toBe(
      '{\n"name": "pods", "cniVersion": "1", "dns": {"servers": ["<servers>"]}\n}',
    )
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
    ['one of two', '', '$j.name = $a\n$j.name = "b"', text.replace('net_name', '<name>')],
    [
      'one under a condition',
      '',
      'if ($a) { $b }\nif ($c) {\n  $j.name = "b"\n}',
      text.replace('net_name', '<name>'),
    ],
    ['one behind the block it began in', '', '}\n$j.name = "b"', text.replace('net_name', 'b')],
    ['the same twice', '', '$j.name = "b"\n$j.name = "b"', text.replace('net_name', 'b')],
    ['a variable', '', '$j.type = $Type', text.replace('flannel', '<type>')],
    ['a variable in a text', '', '$j.type = "$Type"', text.replace('flannel', '<type>')],
    ['an item', '', '$j.list[1] = Get-It', text.replace('"b"', '"<list>"')],
    ['an item that is not there', '', '$j.list[2] = "c"', text],
    ['a key that is not there', '', '$j.list.name = "c"', text],
    ['what is no text', '', '$j.n = 2\n$j.l = "c"', text],
    ['a comparison', '', 'if ($j.name == "c") { }\n$j.name -eq "c"', text],
  ])('%s', (_, script, below, expected) =>
    expect(filledIn(text, script, below, known)).toBe(expected),
  )

  test('a variable with one value', () => {
    const script = '$Mode = "L2Bridge"; $a = "x"\n$a = "y"\n$c = Get-It\n  $d = "z"'
    const values = knownIn(readPowerShell(script), script)
    const of = (line: string) => filledIn(text, script, line, values)
    expect(of('$j.name = $mode')).toBe(text.replace('net_name', 'L2Bridge'))
    expect(of('$j.name = $Mode.ToLower()')).toBe(text.replace('net_name', 'l2bridge'))
    expect(of('$j.name = $a')).toBe(text.replace('net_name', '<name>'))
    expect(of('$j.name = $c')).toBe(text.replace('net_name', '<name>'))
    expect(of('$j.name = $d')).toBe(text.replace('net_name', '<name>'))
    expect(of('$j.name = $Mode + "a"')).toBe(text.replace('net_name', '<name>'))
  })

  test('what is no JSON', () => {
    expect(filledIn('version = 2', '', '$j.version = "3"', known)).toBe('version = 2')
    expect(filledIn('{ "a": ', '', '$j.a = "3"', known)).toBe('{ "a": ')
  })

  const long = (n: number) => `{"a": "b"${',"x": "y"'.repeat(n)}}`

  test.each<[string, (n: number) => unknown]>([
    [
      'statements',
      (n) => filledIn(long(n), '.Replace("'.repeat(n), '$j.a = "1"\n'.repeat(n), known),
    ],
    ['a long path', (n) => filledIn(long(n), '', `$j${'.a'.repeat(n)} = "1"`, known)],
    ['blanks', (n) => filledIn(long(n), '', `$j.a = ${' '.repeat(n)}`, known)],
  ])('work grows with the text alone: %s', (_, run) => expect(growthOf(run, 300)).toBeLessThan(4.5))
})

const scriptsIn = (text: string) =>
  quotedScriptsIn(toDocument('a.ps1', { lines: linesOf(text), isFenced: false })).map(
    ({ first, text: own }) => [first, own],
  )

describe('quotedScriptsIn', () => {
  const script = '$cmd = "C:\\k\\kubelet.exe --network-plugin=cni"\nInvoke-Expression $cmd'

  test('a script that another one writes to a file', () => {
    expect(
      scriptsIn(`$a = 1\n$content = '${script}'\nSet-Content -Path a.ps1 -Value $content`),
    ).toEqual([[2, script]])
  })

  test.each([
    `${script}\n`,
    "$a = 'C:\\k\\kubelet.exe --v=4'",
    "$a = 'Get-Service kubelet\nGet-Process'\nkubelet.exe --v=4",
    "$a = '$b.Trim(''x'')\nC:\\k\\kubelet.exe --v=4'",
    "Write-Host 'Start it so:\nC:\\k\\kubelet.exe --v=4'",
  ])('none in %j', (text) => expect(scriptsIn(text)).toEqual([]))
})
