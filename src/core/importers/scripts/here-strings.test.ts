import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { hereStringsIn } from './here-strings.ts'

const read = (text: string) =>
  hereStringsIn(toDocument('a.ps1', { lines: linesOf(text), isFenced: false }), new Map()).map(
    ({ title, first, text: own }) => [title, first, own],
  )

test.each([
  [
    '$x = 1\n@"\n{"a": 1}\n"@ | Out-File "C:\\k\\cni\\10-flannel.conf" -Encoding ascii',
    'C:\\k\\cni\\10-flannel.conf',
    3,
    '{"a": 1}',
  ],
  [
    "Set-Content -Path $dir\\config.toml -Value @'\nversion = 2\n[grpc]\n'@",
    'config.toml',
    2,
    'version = 2\n[grpc]',
  ],
  [
    '@"\nkind: KubeletConfiguration\n"@ | Out-File "$Env:ProgramFiles\\kubelet\\config.yaml"',
    'C:\\Program Files\\kubelet\\config.yaml',
    2,
    'kind: KubeletConfiguration',
  ],
  ['$conf = @"\n{\n}\n"@', 'here-string', 2, '{\n}'],
  [
    '@"\n`$env:A = "1"\n`$env:B = "$b"\n`$env:C="3"\n"@ | Set-Content C:\\k\\config.ps1',
    'here-string',
    2,
    '$env:A = "1" \n$env:B = "$b" \n$env:C="3" ',
  ],
  [
    '@"\n`$a = 1\n& C:\\k\\kube-proxy.exe --v=4\n"@ | Set-Content "$dir\\start.ps1"',
    'here-string',
    2,
    '$a = 1 \n& C:\\k\\kube-proxy.exe --v=4',
  ],
  [
    '$conf = @"\n{\n}\n"@\n[IO.File]::WriteAllText("C:\\k\\a b\\daemon.json", $conf)',
    'C:\\k\\a b\\daemon.json',
    2,
    '{\n}',
  ],
  // What its name tells to be a configuration.
  ["@'\ntoken: a\n'@ | Out-File -FilePath config.yaml", 'config.yaml', 2, 'token: a'],
  // In a task or in the data of a machine all lines of the script are indented.
  [
    "- win_shell: |\n    $a = @'\n    version = 2\n      b\n    '@\n    $a | Set-Content C:\\config.toml",
    'C:\\config.toml',
    3,
    'version = 2\n  b',
  ],
  // A backtick takes the meaning from what follows, where variables are filled in.
  ['@"\nkind: `"A`"\nb: `$c\n"@', 'here-string', 2, 'kind: "A"  \nb: $c '],
  ['@\'\nkind: `"A`"\n\'@', 'here-string', 2, 'kind: `"A`"'],
])('%j', (text, title, line, own) => expect(read(text)).toEqual([[title, line, own]]))

test('the file that a variable names', () => {
  const text = '$f = "C:\\k\\cni.conf"\nSet-Content $f -Value @"\n{\n}\n"@'
  const doc = toDocument('a.ps1', { lines: linesOf(text), isFenced: false })
  const [own] = hereStringsIn(doc, new Map([['f', 'C:\\k\\cni.conf']]))
  expect(own?.title).toBe('C:\\k\\cni.conf')
})

test.each([
  ['"', '"$a", "${A}", "$($a)", "$(1)"', '"10.0.0.0/8", "10.0.0.0/8", "10.0.0.0/8", "$(1)"'],
  // What nothing tells, another drive, and a text that is no variable to the shell.
  ['"', '$ab $b $a:x `$a', '$ab $b $a:x $a '],
  ["'", '$a', '$a'],
])('variables between %s: %j', (quote, written, own) => {
  const text = `$c = @${quote}\n{\n${written}\n}\n${quote}@`
  const doc = toDocument('a.ps1', { lines: linesOf(text), isFenced: false })
  const [found] = hereStringsIn(doc, new Map([['a', '10.0.0.0/8']]))
  expect(found?.text.split('\n')[1]).toBe(own)
})

test('places of an indented one', () => {
  const text = "- win_shell: |\n    $a = @'\n    {\n    }\n    '@"
  const [own] = hereStringsIn(toDocument('a', { lines: linesOf(text), isFenced: false }), new Map())
  expect(own?.placeAt(0)).toMatchObject({ line: 3, column: 5 })
})

test.each(['$x = @"\nsome words\n"@', '$x = @"\n{ never closed', 'no here-string @" in a line'])(
  'nothing: %j',
  (text) => expect(read(text)).toEqual([]),
)
