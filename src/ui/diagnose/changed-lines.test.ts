import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.ts'

const texts = (lines: readonly string[]) => [{ name: 'a.txt', lines, masked: 0 }]
const edit = (line: number, column: number, from: string, to: string) => ({
  file: 'a.txt',
  line,
  column,
  from,
  to,
})

test('a line shows what changes between what stays', () =>
  expect(changedLines([edit(1, 8, '1', '4096')], texts(['"VNI": 1,']))).toMatchObject([
    { line: 1, before: ['"VNI": ', '1', ','], after: ['"VNI": ', '4096', ','] },
  ]))

test('of a long line only what is near', () => {
  const line = `${'a '.repeat(60)}--x=1 ${'b '.repeat(60)}`.trim()
  const [found] = changedLines([edit(1, 121, '--x=1 ', '')], texts([line]))
  expect(found?.before.join('')).toMatch(/^….{48}--x=1 .{48}…$/)
  expect(found?.after?.join('').length).toBeLessThan(110)
})

test('several changes of a line are shown at once, and a line that goes has no other', () => {
  expect(
    changedLines([edit(1, 1, 'a', 'x'), edit(1, 5, 'c', 'z')], texts(['a b c'])),
  ).toMatchObject([{ before: ['', 'a b c', ''], after: ['', 'x b z', ''] }])
  const gone = { ...edit(2, 3, '- --v=4', ''), dropsLine: true as const }
  expect(changedLines([gone], texts(['args:', '  - --v=4']))).toEqual([
    { file: 'a.txt', line: 2, column: 3, before: ['', '- --v=4', ''], after: undefined },
  ])
})

test('words are marked whole', () => {
  const marked = (from: string, to: string) => {
    const [found] = changedLines([edit(1, 1, from, to)], texts([from]))
    return [found?.before[1], found?.after?.[1]]
  }
  expect(marked('--hostname-overide=a', '--hostname-override=a')).toEqual(['overide', 'override'])
  expect(marked('--g=WindowsA=true,WinDSR=true', '--g=WinDSR=true')).toEqual(['WindowsA=true,', ''])
  expect(marked('--g=A=true --v=4', '--g=A=true,B=true --v=4')).toEqual(['', ',B=true'])
})

test('of a flag that goes, that flag is marked, and no part of its neighbours', () => {
  const line = 'kubelet.exe --a=1 --network-plugin=cni --node-ip=10.0.0.4 --v=2'
  const gone = [edit(1, 18, ' --network-plugin=cni', '')]
  expect(changedLines(gone, texts([line]))).toMatchObject([
    { before: ['kubelet.exe --a=1 ', '--network-plugin=cni ', '--node-ip=10.0.0.4 --v=2'] },
  ])
  const come = [edit(1, 13, '--a=1', '--a=1 --a-b=2')]
  expect(changedLines(come, texts(['kubelet.exe --a=1 --a-c=2']))).toMatchObject([
    { after: ['kubelet.exe --a=1 ', '--a-b=2 ', '--a-c=2'] },
  ])
})

test('a line is cut between words', () => {
  const flags = (name: string) => Array.from({ length: 6 }, () => `--${name}=a`).join(' ')
  const line = `${flags('number-one')} --changed=1 ${flags('number-two')}`
  const [found] = changedLines([edit(1, line.indexOf('=1') + 2, '1', '2')], texts([line]))
  expect(found?.before).toEqual([
    '…--number-one=a --number-one=a --number-one=a --changed=',
    '1',
    ' --number-two=a --number-two=a --number-two=a…',
  ])
})

test('changes far from each other on one line are shown one by one', () => {
  const item = `{"image": "old", "x": "${'y'.repeat(400)}"}, `
  const line = item.repeat(3)
  const edits = [0, 1, 2].map((i) => edit(1, i * item.length + 12, 'old', 'new'))
  const found = changedLines(edits, texts([line]))
  expect(found.map(({ column }) => column)).toEqual(edits.map(({ column }) => column))
  for (const { before, after } of found) {
    expect(before[1]).toBe('old')
    expect(after?.[1]).toBe('new')
    expect(before.join('').length).toBeLessThan(130)
  }
})
