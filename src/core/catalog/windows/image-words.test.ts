import { expect, test } from 'vitest'
import { releaseToldBy } from './image-words.ts'

test.each([
  ['fluent/fluent-bit:windows-2019-2.2.0', 'ltsc2019'],
  ['fluent/fluent-bit:windows-2022-3.1.4', 'ltsc2022'],
  ['r.example:5000/a:7-win2022', 'ltsc2022'],
  ['a/b:ws2025', 'ltsc2025'],
  ['a/b:x86_64-v15-servercore1809', 'ltsc2019'],
  ['a/b:1.2_windowsservercore2019', 'ltsc2019'],
  ['a/b:nanoserver-20H2', '20H2'],
  ['a/b:ltsc2022', 'ltsc2022'],
])('%s names %s', (image, release) => expect(releaseToldBy(image)).toBe(release))

test.each([
  'a/b:windows-2019-06-01',
  'a/b:windows-2022.11',
  'a/b:windows-20191105',
  'a/windows-2019:1.0',
  'a/b:2019',
  'a/b:latest',
  'windows-2019',
  `a:${'win'.repeat(5_000)}`,
])('%s names none', (image) => expect(releaseToldBy(image)).toBeUndefined())
