import { testLint } from '../../../testing/test-lint.ts'
import { scriptFileEncoding } from './script-file-encoding.ts'

const write = (end: string) => `$conf = '{"name":"a"}'\nWrite-Host $conf\n$conf | ${end}\n`

testLint(scriptFileEncoding, {
  valid: [
    { name: 'ASCII', text: write('Out-File C:\\k\\cni\\config\\a.conf -Encoding ascii') },
    { name: 'the code page', text: write('Set-Content C:\\k\\cni\\config\\a.conf') },
    { name: 'a file of another program', text: write('Out-File C:\\logs\\a.json') },
    {
      name: 'PowerShell 7',
      text: `#Requires -Version 7.0\n${write('Out-File C:\\k\\cni\\config\\a.conf')}`,
    },
    { name: 'an arrow to elsewhere', text: '$a = 1\ncontainerd.exe --version > C:\\logs\\v.txt\n' },
    {
      name: 'the file beside its program in ASCII',
      text: '$a = 1\n.\\containerd.exe config default | Out-File config.toml -Encoding ascii\n',
    },
    { name: 'a comment', text: '$a = 1\n# $c | Out-File C:\\k\\cni\\a.conf\n' },
    {
      name: 'TOML with a mark, of which nothing is known',
      text: write('Out-File "C:\\Program Files\\containerd\\config.toml" -Encoding utf8'),
    },
  ],
  invalid: [
    {
      name: 'no encoding',
      text: write('Out-File -FilePath "C:\\k\\cni\\config\\a.conf"'),
      messages: [/UTF-16, which is no strict JSON/],
      severity: 'warning',
    },
    {
      name: 'UTF-8',
      text: write('Set-Content C:\\etc\\cni\\net.d\\10-a.conflist -Encoding UTF8'),
      messages: [/byte order mark/],
    },
    {
      name: 'the file of containerd',
      text: '$d = "C:\\a"\ncontainerd.exe config default | Out-File "$env:ProgramFiles\\containerd\\config.toml"\n',
      messages: [/containerd cannot parse/],
    },
    {
      name: 'an arrow',
      text: '$d = "C:\\a"\n& "C:\\Program Files\\containerd\\containerd.exe" config default > "C:\\Program Files\\containerd\\config.toml"\n',
      messages: [/containerd cannot parse/],
    },
    {
      name: 'the file beside its program',
      text: "$v = '1.7.22'\ncd 'C:\\Program Files\\containerd'\n.\\containerd.exe config default > config.toml\n",
      messages: [/containerd cannot parse/],
    },
    {
      name: 'that of Flannel',
      text: write('Out-File C:\\etc\\kube-flannel\\net-conf.json -Encoding Unicode'),
      messages: [/UTF-16/],
    },
  ],
})
