import { expect, test } from 'vitest'
import { isAbsoluteWindowsPath } from './windows-path.ts'

test.each([
  String.raw`C:\k`,
  String.raw`C:\var\log\kubelet`,
  'C:\\',
  String.raw`D:\Program Files\k`,
])('%s', (text) => expect(isAbsoluteWindowsPath(text)).toBe(true))
test.each([
  '',
  'k',
  '/var/log',
  String.raw`C:k`,
  String.raw`\\server\share`,
  String.raw`C:\a|b`,
  String.raw`C:\a\\b`,
  String.raw`C:\a. `,
  'C:/k',
  'C:\\a\nb',
])('not %j', (text) => expect(isAbsoluteWindowsPath(text)).toBe(false))
