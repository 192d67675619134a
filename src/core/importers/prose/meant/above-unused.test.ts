import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const releases = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).observations.flatMap(({ decision, value }) =>
    decision === 'windowsRelease' ? [value] : [],
  )

const file = (active: string) =>
  `vm_name = "win-a"\n\n// server 2022\n// win_iso = "https://example.org/a"\n// server 2025\n${active} = "https://example.org/b"\n`

test('a comment above a setting that is commented out tells of what is not there', () =>
  expect(releases(file('win_iso'))).toEqual(['ltsc2025']))

test('where nothing else sets it, it may be what was meant', () =>
  expect(new Set(releases(file('other_iso')))).toEqual(new Set(['ltsc2022', 'ltsc2025'])))

test('comments of a head are read', () =>
  expect(releases('# Windows Server 2019\n# Kubernetes 1.29\nnode = "a"\n')).toEqual(['ltsc2019']))
