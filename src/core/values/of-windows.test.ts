import { expect, test } from 'vitest'
import { isOfWindows } from './of-windows.ts'

test.each([
  'C:\\k\\pki',
  'c:/k',
  'npipe:////./pipe/a',
  'windows',
  'os=windows:NoSchedule',
  'a=b,kubernetes.io/os=windows',
])('%s is of a Windows node', (text) => expect(isOfWindows(text)).toBe(true))

test.each(['/var/lib', 'pool=nowindows', 'windows-team', 'linux', ''])('%s says nothing', (text) =>
  expect(isOfWindows(text)).toBe(false),
)
