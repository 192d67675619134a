import { expect, test } from 'vitest'
import { resolve } from '../../engine/resolve.ts'
import { initialChoices } from '../../model/presets/define.ts'
import { drain } from './drain.ts'

test.each([
  [{}, ''],
  [{ volumes: ['emptyDir::C:\\data'] }, ' --delete-emptydir-data'],
  [{ volumes: ['emptyDir::C:\\data'], kubernetesVersion: '1.19' }, ' --delete-local-data'],
  [{ volumes: ['hostPath:C:\\logs:C:\\logs'] }, ''],
] as const)('%o', (given, more) =>
  expect(drain(resolve({ ...initialChoices, windowsRelease: 'ltsc2019', ...given })).shell).toBe(
    `kubectl drain 'win-node-1' --ignore-daemonsets${more}`,
  ),
)
