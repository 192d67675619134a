import { expect, test } from 'vitest'
import { resolve } from '../../engine/resolve.ts'
import type { PresetId } from '../../model/presets/index.ts'
import { presets } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { collectLogs } from './collect-logs.ts'
import { secretPaths } from '../node/protect-secrets.ts'

const script = (given: Partial<Choices> = {}, base: PresetId = 'current') =>
  contentOf(collectLogs, given, base).content?.text ?? ''

test('asks what SIG Windows and Microsoft ask for', () => {
  const text = script()
  for (const part of [
    'Get-HnsNetwork',
    'Get-HotFix',
    "@('list', 'all', '-d')",
    'sc.exe',
    'Get-WinEvent',
  ]) {
    expect(text).toContain(part)
  }
})

test('knows the runtime, and reads what nssm keeps where its release prints it not', () => {
  expect(script()).toContain('ctr.exe')
  const guide = script({}, 'docs-1.20-flannel')
  expect(guide).toContain("& docker.exe @('info')")
  for (const text of [script(), guide]) {
    expect(text).toContain(String.raw`'HKLM:\SYSTEM\CurrentControlSet\Services\{0}\Parameters'`)
    expect(text).not.toContain("@('dump'")
  }
})

test.each(presets.map(({ id, choices }) => [id, choices] as const))(
  '%s: takes no file that holds a secret',
  (id, choices) => {
    const files = new Set(
      [...script({}, id).matchAll(/'([A-Z]:\\[^']*)'/g)].map(([, path]) => path),
    )
    for (const path of secretPaths(resolve(choices))) {
      expect(files.has(path)).toBe(false)
    }
  },
)

test('masks what looks like a secret', () => {
  const text = script()
  const patterns = [...text.matchAll(/^ {4}'(\(.*)',?$/gm)].map(([, pattern = '']) => pattern)
  expect(patterns).toHaveLength(4)
  const mask = (line: string) =>
    patterns.reduce((masked, pattern) => {
      const isInsensitive = pattern.startsWith('(?i)')
      const source = pattern.replace('(?i)', '')
      return masked.replace(new RegExp(source, isInsensitive ? 'gi' : 'g'), '$1***')
    }, line)
  expect(mask('--token=abcdef.0123456789abcdef')).toBe('--token=***')
  expect(mask('"aadClientSecret": "s3cr3t",')).toBe('"aadClientSecret": "***",')
  expect(mask('client-key-data: LS0tLS1C')).toBe('client-key-data: ***')
  expect(mask('Authorization: Bearer eyJx')).toBe('Authorization: Bearer ***')
  expect(mask('http://anna:geheim@proxy:3128')).toBe('http://***@proxy:3128')
  expect(mask('--cluster-dns=10.96.0.10')).toBe('--cluster-dns=10.96.0.10')
})
