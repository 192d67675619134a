import { expect, test } from 'vitest'
import { plainText } from '../mapped.ts'
import { readPowerShell } from './powershell-source.ts'

const last = (text: string) =>
  readPowerShell(`$dir = 'C:\\k'\n${text}`).statements.at(-1)?.map(plainText).join(' ')
const isOpen = (text: string) =>
  readPowerShell(`$dir = 'C:\\k'\n${text}`).statements.some((words) =>
    words.flat().some((piece) => piece.isOpen === true),
  )

test.each([
  '$p = Join-Path $dir "kubelet.exe"\nrun $p',
  "$p = Join-Path -Path $dir -ChildPath 'kubelet.exe'\nrun $p",
  '$p = [IO.Path]::Combine($dir, "kubelet.exe")\nrun $p',
  '$p = [System.IO.Path]::Combine("$dir\\", "kubelet.exe")\nrun $p',
  'run "$([System.IO.Path]::Combine($dir, "kubelet.exe"))"',
  'run "$(Join-Path $dir \'kubelet.exe\')"',
  'run $(Join-Path $dir "kubelet.exe")',
])('a folder and what lies in it: %s', (text) => {
  expect(last(text)).toBe('run C:\\k\\kubelet.exe')
})

test.each([
  'run "$([IO.Path]::Combine($dir, "D:\\kubelet.exe"))"',
  '$p = [IO.Path]::Combine($dir, "\\kubelet.exe")\nrun $p',
  'run "$(Get-Item $dir "kubelet.exe")"',
])('what gives another path is not shown: %s', (text) => {
  expect(isOpen(text)).toBe(true)
})

test('quotes of a call inside a text do not end it', () => {
  expect(last('run "$(Join-Path $dir "a.exe") --v=2" more')).toBe('run C:\\k\\a.exe --v=2 more')
})
