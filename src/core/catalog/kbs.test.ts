import { expect, test } from 'vitest'
import { serviceFeatures } from './workload/service-features.ts'
import { lacksUpdate, updateFor, updateRequirements, updates } from './kbs.ts'

const node = { windowsRelease: 'ltsc2019', windowsRevision: 0, installedKBs: [] } as const
const { overlay } = updateRequirements

test.each([
  [{ ...node, windowsRevision: 348 }, true],
  [{ ...node, windowsRevision: 379 }, false],
  [node, undefined],
  [{ ...node, installedKBs: ['KB4482887'] }, undefined],
  [{ ...node, installedKBs: ['kb4489899'] }, false],
  [{ ...node, installedKBs: ['KB4551853'] }, false],
  [{ ...node, windowsRelease: 'ltsc2022', windowsRevision: 1 }, false],
] as const)('%o', (given, lacks) => expect(lacksUpdate(overlay, given)).toBe(lacks))

test.each([
  ['ltsc2022', 'KB5018421'],
  ['ltsc2025', 'begun'],
  ['1909', undefined],
] as const)('of the updates %s needs %s', (release, expected) => {
  const update = updateFor(serviceFeatures.backends.raisedBy, release)
  expect(typeof update === 'object' ? update.kb : update).toBe(expected)
})

test('each requirement names an update that brings its revision', () => {
  for (const { release, kb, revision } of Object.values(updateRequirements)) {
    expect(updates.value[kb]).toEqual([release, revision.value])
  }
})
