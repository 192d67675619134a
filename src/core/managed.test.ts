import { describe, expect, test } from 'vitest'
import { resolveSource } from './catalog/sources/index.ts'
import { setByPlatform } from './managed.ts'
import { setByPlatform as fixed } from './model/managed-plan.ts'

describe.each(['aks', 'eks', 'gke'] as const)('%s', (platform) => {
  const map = setByPlatform({ platform, joinMethod: 'node-pool' })

  test.each(fixed)('%s: says what is used instead, and on whose word', (id) => {
    const { value, sources } = map.get(id) ?? { value: '', sources: [] }
    expect(value).toMatch(/^\S.*\.$/)
    expect(sources).not.toEqual([])
    expect(sources.filter((ref) => !resolveSource(ref))).toEqual([])
  })
})

test('on any other plan nothing is set', () =>
  expect(setByPlatform({ platform: 'aks', joinMethod: 'kubeconfig' }).size).toBe(0))
