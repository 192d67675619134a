import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const runtimesIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }])
    .observations.filter(({ decision }) => decision === 'containerRuntime')
    .map(({ value }) => value)

test.each([
  ['- Windows VM `minion` of Windows Server 1903 with Docker preinstalled', 'docker'],
  ['The image is Windows Server 2022 with containerd already installed.', 'containerd'],
])('%s', (text, runtime) => expect(runtimesIn(text)).toEqual([runtime]))

test.each([
  'A Linux VM with Docker preinstalled, and Windows Server 2022 nodes.',
  'Windows Server 2022 nodes, no VM with Docker installed.',
  'Should we take Windows Server 2022 with containerd installed?',
])('nothing from %s', (text) => expect(runtimesIn(text)).toEqual([]))
