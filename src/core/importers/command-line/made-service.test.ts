import { expect, test } from 'vitest'
import { testImporter } from '../../testing/test-importer.ts'
import { componentCommandLine } from '../component-command-line.ts'
import { givenToNssm } from './made-service.ts'

const given = String.raw`--kubeconfig=C:\k\config --max-pods=30`

testImporter(
  componentCommandLine,
  [
    `[09:15] Ana: nssm set kubelet AppParameters "${given}"`,
    `Ana Ruiz, 09:15: nssm set kubelet AppParameters "${given}"`,
    `2024-03-01T10:11:12 Ana: nssm set kubelet AppParameters ${given}`,
    `> [09:15] <ana> nssm.exe set kubelet AppParameters ${given}`,
    String.raw`10:02 AM - Ana: sc.exe create kubelet binPath= "C:\k\kubelet.exe --windows-service ${given}"`,
  ].map((text) => ({
    name: `what somebody ran, told in a chat: ${text}`,
    text: `[09:12] Bo: the kubelet stops\n${text}\n`,
    reads: [['kubelet.flag.max-pods', '30', 2] as const],
  })),
)

test.each([
  'Try: nssm set kubelet AppParameters --max-pods=30',
  'You could run nssm set kubelet AppParameters --max-pods=30',
])('a proposal is no service: %s', (text) => expect(givenToNssm(text)).toBeUndefined())
