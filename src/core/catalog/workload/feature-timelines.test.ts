import { expect, test } from 'vitest'
import { kubernetesVersions } from '../kubernetes/index.ts'
import { featureIn, featureTimelines } from './feature-timelines.ts'

test('every feature has one state in every minor', () => {
  for (const timeline of featureTimelines) {
    for (const minor of kubernetesVersions) {
      const { id, segments } = timeline
      const here = segments.filter((segment) => segment === featureIn(timeline, minor))
      expect(here, `${id} ${minor}`).toHaveLength(1)
    }
  }
})

test('ids are unique, names and states are text without references into documents', () => {
  const ids = featureTimelines.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { name, segments } of featureTimelines) {
    for (const { state, summary } of segments) {
      expect([name, state.value, summary].join(' ')).not.toMatch(/doc\d{3}|facts\/|rn-1|web-[a-z]/)
    }
  }
})
