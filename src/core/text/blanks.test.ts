import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { withFewBlanks, withFewEmptyLines } from './blanks.ts'
import { linesOf } from './lines.ts'

test.each([
  ['a b', 3],
  [`${' '.repeat(600)}a`, 601],
  [`a${' '.repeat(5_000)}b`, 602],
  [`a${'\t '.repeat(5_000)}`, 601],
  [`${' '.repeat(5_000)}a${' '.repeat(5_000)}b${' '.repeat(10)}c`, 1_213],
])('blanks in a line are few (%#)', (line, length) => {
  const kept = withFewBlanks(line)
  expect(kept).toHaveLength(length)
  expect(kept.replaceAll(/\s/g, '')).toBe(line.replaceAll(/\s/g, ''))
})

test('empty lines are few, and lines keep their numbers', () => {
  const kept = withFewEmptyLines(linesOf(`a\n${' \n\t\n'.repeat(2_000)}b\n\nc`))
  expect(kept).toHaveLength(104)
  expect(kept.filter(({ text }) => text.trim() !== '').map(({ number }) => number)).toEqual([
    1, 4_002, 4_004,
  ])
})

test.each(['\n', ' \n', '\t', '\r\n\t'])('a fault far below is found at its line (%j)', (blank) => {
  const text = `Server Version: v1.30.2\n${blank.repeat(20_000)}\nC:\\k\\kubelet.exe --network-plugin=cni\n`
  expect(diagnose([{ name: 'a.txt', text }]).findings).toContainEqual(
    expect.objectContaining({ severity: 'error', line: text.split(/\r?\n/).length - 1 }),
  )
})
