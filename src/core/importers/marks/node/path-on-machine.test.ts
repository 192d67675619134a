import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { pathOnMachineIn } from './path-on-machine.ts'

const read = (text: string) =>
  pathOnMachineIn(toDocument('a.yaml', { lines: linesOf(text), isFenced: false })).map(
    ({ value, line }) => `${String(value)} ${line}`,
  )

test.each([
  [
    '# C:\\etc\\rancher\\rke2\\config.yaml on RKW07\nserver: https://10.60.1.10:9345\n',
    ['RKW07 1'],
  ],
  ['\n# win-12: C:\\k\\start.ps1\n', ['win-12 2']],
  [':: C:\\k\\start.cmd from node wk7\n', ['wk7 1']],
  ['# /etc/rancher/rke2/config.yaml on rks01\n', []],
  ['# C:\\k\\a.yaml on RKW07\n# C:\\k\\b.yaml on RKW08\n', []],
  ['# C:\\k\\config.yaml on windows\n', []],
  ['# C:\\k\\config.yaml of the node that runs 1.30\n', []],
  ['# Copy it to C:\\k\\config.yaml on RKW07\n', []],
  ['C:\\k\\config.yaml on RKW07\n', []],
])('%j', (text, expected) => expect(read(text)).toEqual(expected))
