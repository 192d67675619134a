import { expect, test } from 'vitest'
import { windowsPriorityClass } from './windows-priority-class.ts'

test.each([
  ['1.16', '1.16.15', 'unset'],
  ['1.17', '1.17.14', 'unset'],
  ['1.17', '1.17.15', 'ABOVE_NORMAL_PRIORITY_CLASS'],
  ['1.36', '1.36.0', 'ABOVE_NORMAL_PRIORITY_CLASS'],
] as const)('%s, %s: %s', (kubernetesVersion, kubernetesRelease, expected) =>
  expect(windowsPriorityClass({ kubernetesVersion, kubernetesRelease })).toBe(expected),
)
