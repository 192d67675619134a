import { testLint } from '../../../testing/test-lint.ts'
import { cniFileName } from './cni-file-name.ts'

const listing = (...names: readonly string[]) => `PS C:\\> dir C:\\etc\\cni\\net.d

    Directory: C:\\etc\\cni\\net.d

Mode                LastWriteTime         Length Name
----                -------------         ------ ----
${names.map((name) => `-a----        1/12/2024   9:12 AM           1003 ${name}\n`).join('')}`
const file = (name: string) =>
  `# ${name}\n{"cniVersion":"0.2.0","name":"cbr0","type":"flannel","delegate":{"type":"win-bridge"}}\n`

testLint(cniFileName, {
  valid: [
    {
      name: 'a file that is read, and one that was put away',
      text: listing('10-flannel.conf', '10-flannel.conf.bak'),
    },
    { name: 'another folder', text: listing('a.txt').replaceAll('etc\\cni\\net.d', 'temp') },
    { name: 'a list', text: file('C:\\etc\\cni\\net.d\\10-flannel.conflist') },
    { name: 'a file as it was attached', text: file('10-flannel.txt') },
  ],
  invalid: [
    {
      name: 'files that were put away alone',
      text: listing('10-flannel.conf.bak', 'flannel.txt'),
      messages: [/passes 10-flannel\.conf\.bak by/],
      severity: 'warning',
    },
    {
      name: 'another end',
      text: listing('0-containerd-nat.config'),
      messages: [/passes 0-containerd-nat\.config by/],
    },
    {
      name: 'a file under its name',
      text: file('C:\\k\\cni\\config\\10-flannel.cfg'),
      messages: [/passes 10-flannel\.cfg by/],
    },
  ],
})
