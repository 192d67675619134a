import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { withEdits } from './apply.ts'

const log = (flag: string) => ({
  name: 'kubelet.log',
  text: `E0413 13:08:10.312301   26404 run.go:74] "command failed" err="failed to parse kubelet flag: unknown flag: --${flag}"\n`,
})
const refused = (flag: string, ...texts: readonly string[]) => {
  const files = [log(flag), ...texts.map((text, i) => ({ name: `${i}.ps1`, text }))]
  const found = diagnose(files).findings.find(({ id }) => id === 'flag-refused')
  const mended = found?.edits && withEdits(files, found.edits).slice(1)
  return { found, mended: mended?.map(({ text }) => text) }
}

test('a flag that the kubelet stopped on goes from each line that has it', () => {
  const line = (name: string) =>
    `C:\\k\\kubelet.exe --network-plugin=cni --hostname-override=${name} --max-pods=30\n`
  const { found, mended } = refused('network-plugin', line('win-1'), line('win-2'))
  expect(found).toMatchObject({ file: '0.ps1', line: 1 })
  expect(found?.also?.map(({ file }) => file)).toEqual(['1.ps1', 'kubelet.log'])
  expect(mended).toEqual([
    'C:\\k\\kubelet.exe --hostname-override=win-1 --max-pods=30\n',
    'C:\\k\\kubelet.exe --hostname-override=win-2 --max-pods=30\n',
  ])
})

test('a misspelt one gets its name', () => {
  const { mended } = refused('network-plugn', 'C:\\k\\kubelet.exe --network-plugn=cni --v=4\n')
  expect(mended).toEqual(['C:\\k\\kubelet.exe --network-plugin=cni --v=4\n'])
})

test.each([
  [
    'the kubelet alone lacks, in the line of another program',
    'logtostderr',
    'C:\\k\\kube-proxy.exe --logtostderr=true --v=4\n',
  ],
  [
    'came later and may be wanted',
    'windows-priorityclass',
    'C:\\k\\kubelet.exe --windows-priorityclass=HIGH_PRIORITY_CLASS --v=4\n',
  ],
  ['no line has', 'network-plugin', 'C:\\k\\kubelet.exe --max-pods=30\n'],
])('one that %s stays', (_, flag, line) => {
  const { found, mended } = refused(flag, line)
  expect(found).toBeDefined()
  expect(mended).toBeUndefined()
})
