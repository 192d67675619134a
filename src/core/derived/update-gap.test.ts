import { expect, test } from 'vitest'
import { updateRequirements } from '../catalog/kbs.ts'
import { updatedRevision, updateGap } from './update-gap.ts'

const { overlay } = updateRequirements
const node = { windowsRelease: 'ltsc2019', windowsRevision: 0, installedKBs: [] } as const

test('a node that is known to be older is to be updated', () => {
  const gap = updateGap(overlay, { ...node, windowsRevision: 348 })
  expect(gap).toMatchObject({ isTold: true, text: 'revision 348 is older' })
  expect(gap && updatedRevision(gap)).toEqual({ suggestion: { windowsRevision: 379 } })
})

test('what nobody told is unknown, and is not mended by a guess', () => {
  const gap = updateGap(overlay, node)
  expect(gap?.fact.confidence).toBe('unknown')
  expect(gap && updatedRevision(gap)).toEqual({ remediation: expect.stringMatching(/winver/) })
})

test('a node that has the update, or needs none, has no gap', () => {
  expect(updateGap(overlay, { ...node, installedKBs: ['KB4489899'] })).toBeUndefined()
  expect(updateGap(overlay, { ...node, windowsRelease: 'ltsc2022' })).toBeUndefined()
})
