import { expect, test } from 'vitest'
import { toDocument } from '../model/document.ts'
import { linesOf } from '../text/lines.ts'
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
  // A backtick takes the meaning from what follows, where variables are filled in.
  ['@"\nkind: `"A`"\nb: `$c\n"@', 'here-string', 2, 'kind: "A"  \nb: $c '],
  ['@\'\nkind: `"A`"\n\'@', 'here-string', 2, 'kind: `"A`"'],
])('%j', (text, title, line, own) => expect(read(text)).toEqual([[title, line, own]]))

test.each(['$x = @"\nsome words\n"@', '$x = @"\n{ never closed', 'no here-string @" in a line'])(
  'nothing: %j',
  (text) => expect(read(text)).toEqual([]),
)
