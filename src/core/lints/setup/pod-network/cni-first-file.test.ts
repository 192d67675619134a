import { testLint } from '../../../testing/test-lint.ts'
import { cniFirstFile } from './cni-first-file.ts'

const file = (name: string, type: string) =>
  `=== ${name} ===\n{"cniVersion": "0.2.0", "name": "a", "type": "${type}", "ipam": {}}\n`

const listing = (...files: readonly string[]) => `PS C:\\> dir C:\\etc\\cni\\net.d

    Directory: C:\\etc\\cni\\net.d

Mode                LastWriteTime         Length Name
----                -------------         ------ ----
${files.map((file) => `-a----        7/18/2024  10:11 AM           1204 ${file}`).join('\n')}
`

testLint(cniFirstFile, {
  valid: [
    {
      name: 'two files of one agent',
      text: `PS C:\\> dir /b C:\\etc\\cni\\net.d
10-flannel.conf
10-flannel.conflist
`,
    },
    { name: 'a listing without it', text: listing('05-old.conf', '10-flannel.conf') },
    {
      name: 'the file that is loaded, beside one behind it',
      text: file('05-flannel.conf', 'flannel') + listing('05-flannel.conf', '10-flannel.conf.bak'),
    },
    {
      name: 'a list of the same name as the file',
      text: file('10-flannel.conf', 'flannel') + listing('10-flannel.conf', '10-flannel.conflist'),
    },
    { name: 'one file', text: file('10-flannel.conf', 'flannel') },
    {
      name: 'nat behind it',
      text: file('99-nat.conf', 'nat') + file('10-flannel.conf', 'flannel'),
    },
    { name: 'nat alone', text: file('0-containerd-nat.conf', 'nat') },
    { name: 'files without a name', text: file('a.txt', 'nat') + file('b.txt', 'flannel') },
  ],
  invalid: [
    {
      name: 'another file before the one that was sent',
      text: file('10-flannel.conf', 'flannel') + listing('05-l2bridge.conf', '10-flannel.conf'),
      messages: [/that is 05-l2bridge\.conf, and not 10-flannel\.conf, which was sent/],
      severity: 'warning',
    },
    {
      name: 'rows of a listing without its heading',
      text: `C:\\> dir C:\\etc\\cni\\net.d

03/02/2022  09:14 AM               330 0-containerd-nat.json
03/02/2022  09:20 AM               812 10-flannel.conf
`,
      messages: [/first file of C:\\etc\\cni\\net\.d by name alone: that is 0-containerd-nat/],
      severity: 'warning',
    },
    {
      name: 'files of two agents',
      text: `PS C:\\> dir /b C:\\etc\\cni\\net.d
10-calico.conf
10-flannel.conf
`,
      messages: [/files of two network agents: containerd loads 10-calico\.conf alone/],
      severity: 'warning',
    },
    {
      name: 'nat in front, as a listing of the folder shows it',
      text: `PS C:\\> dir C:\\etc\\cni\\net.d

    Directory: C:\\etc\\cni\\net.d

Mode                 LastWriteTime         Length Name
----                 -------------         ------ ----
-a----         1/12/2023   3:10 PM            400 0-containerd-nat.json
-a----         1/12/2023   3:15 PM           1123 10-flannel.conf
`,
      messages: [/that is 0-containerd-nat\.json, for the NAT network, and not 10-flannel\.conf/],
      severity: 'warning',
    },
    {
      name: 'nat in front, as the names of the folder show it',
      text: `PS C:\\> (Get-ChildItem 'C:\\etc\\cni\\net.d').Name
0-containerd-nat.json
10-flannel.conf
`,
      messages: [/that is 0-containerd-nat\.json, for the NAT network, and not 10-flannel\.conf/],
      severity: 'warning',
    },
    {
      name: 'nat in front',
      text: file('10-flannel.conf', 'flannel') + file('0-containerd-nat.json', 'nat'),
      messages: [/that is 0-containerd-nat\.json, of type nat, and not 10-flannel\.conf/],
      severity: 'warning',
    },
  ],
})
