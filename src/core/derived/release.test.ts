import { expect, test } from 'vitest'
import { releaseOf } from './release.ts'

test.each([
  ['1.20.15', '1.20.15'],
  ['1.20', '1.20.0'],
  ['1.201', '1.20.0'],
  ['1.20.x', '1.20.0'],
  ['1.21.3', '1.20.0'],
])('of minor 1.20 %s is %s', (kubernetesRelease, release) =>
  expect(releaseOf({ kubernetesVersion: '1.20', kubernetesRelease })).toBe(release),
)
