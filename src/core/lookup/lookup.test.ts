import { describe, expect, test } from 'vitest'
import { kubernetesVersions } from '../catalog/kubernetes/index.ts'
import { resolveSource } from '../catalog/sources/index.ts'
import { concerns } from './entry.ts'
import { sections } from './index.ts'
import { breaksBetween } from './upgrade.ts'

describe.each(sections.map((section) => [section.id, section] as const))('%s', (_, section) => {
  const entries = section.entries()

  test('every entry has a link of its own, a title and a summary', () => {
    expect(entries.length).toBeGreaterThan(2)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    for (const { id, title, summary } of entries) {
      expect(id).toMatch(/^[a-z0-9][a-z0-9./_-]*$/i)
      expect(title.trim()).not.toBe('')
      expect(summary.trim()).not.toBe('')
    }
  })

  test('every statement has a source or is unknown', () => {
    const bare = entries.flatMap(({ id, rows }) =>
      rows
        .filter(({ confidence, sources }) => confidence !== 'unknown' && sources.length === 0)
        .map(({ label }) => `${id}: ${label}`),
    )
    expect(bare).toEqual([])
  })

  test('every source is declared', () => {
    const refs = entries.flatMap(({ rows }) => rows.flatMap(({ sources }) => sources))
    expect([...new Set(refs)].filter((ref) => !resolveSource(ref))).toEqual([])
  })

  test('no statement shows a value that only code can read', () => {
    for (const { rows } of entries) {
      for (const { text } of rows) expect(text).not.toMatch(/\[object|^\{"|^(?:undefined|null|)$/)
    }
  })
})

describe('the life of a flag', () => {
  const flags = sections.find(({ id }) => id === 'flags')?.entries() ?? []
  const flag = (id: string) => flags.find((entry) => entry.id === id)

  test('network-plugin ends with dockershim', () => {
    expect(flag('kubelet/network-plugin')?.rows[0]?.text).toBe('1.14 to 1.23')
    const entry = flag('kubelet/network-plugin')
    expect(entry && concerns(entry, '1.23')).toBe(true)
    expect(entry && concerns(entry, '1.24')).toBe(false)
  })

  test('a flag of the Linux build is none on Windows', () =>
    expect(flag('kubelet/cgroup-driver')?.title).toBe('kubelet --cgroup-driver'))
})

describe('what an upgrade breaks', () => {
  test('from 1.23 to 1.24 Docker and its flags go', () => {
    const found = breaksBetween('1.23', '1.24')
    const labels = found.flatMap(({ rows }) => rows.map(({ label }) => label))
    expect(labels).toContain('--network-plugin')
    expect(labels).toContain('Docker EE')
  })

  test('an API version that ends', () =>
    expect(
      breaksBetween('1.15', '1.16').flatMap(({ rows }) => rows.map(({ label }) => label)),
    ).toContain('Deployment in extensions/v1beta1'))

  test.each(kubernetesVersions)('from %s to itself nothing does', (version) =>
    expect(breaksBetween(version, version)).toEqual([]),
  )
})
