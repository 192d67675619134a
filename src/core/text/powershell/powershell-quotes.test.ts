import { expect, test } from 'vitest'
import { scanPowerShell } from './powershell-scan.ts'

test('what stands behind doubled quotes keeps its place', () => {
  const source = `$line = 'X=''a'' kubelet.exe --v=4'`
  const [string] = [...scanPowerShell(source)].filter(({ kind }) => kind === 'string')
  const parts = string?.parts ?? []
  expect(parts.map(({ text }) => text).join('')).toBe("X='a' kubelet.exe --v=4")
  const flag = parts.at(-1)
  const inner = flag?.text.indexOf('--v=4') ?? -1
  expect(source.slice((flag?.at ?? 0) + inner)).toBe(`--v=4'`)
})
