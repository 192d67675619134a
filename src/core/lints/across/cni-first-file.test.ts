import { testLint } from '../../testing/test-lint.ts'
import { cniFirstFile } from './cni-first-file.ts'

const file = (name: string, type: string) =>
  `=== ${name} ===\n{"cniVersion": "0.2.0", "name": "a", "type": "${type}", "ipam": {}}\n`

testLint(cniFirstFile, {
  valid: [
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
      name: 'nat in front',
      text: file('10-flannel.conf', 'flannel') + file('0-containerd-nat.json', 'nat'),
      messages: [/that is 0-containerd-nat\.json, of type nat, and not 10-flannel\.conf/],
      severity: 'warning',
    },
  ],
})
