import { expect, test } from 'vitest'
import { initialChoices } from '../model/presets/define.ts'
import type { Choices, DecisionId } from '../model/scenario.ts'
import { evaluate } from './evaluate.ts'
import { recommendedFor } from './recommended.ts'

const of = (id: DecisionId, changes: Partial<Choices> = {}) =>
  recommendedFor(id, evaluate({ ...initialChoices, ...changes }).scenario)

test('the release of containerd is recommended by its project, with the source', () => {
  expect(of('runtimeVersion')?.because).toContain('Kubernetes 1.36')
  expect(of('runtimeVersion')?.sources).not.toEqual([])
})

test.each<[string, DecisionId, Partial<Choices>]>([
  ['a release of an older line', 'runtimeVersion', { runtimeVersion: '1.6.0' }],
  ['another runtime', 'runtimeVersion', { containerRuntime: 'mirantis' }],
  [
    'a minor whose recommendation nobody has verified',
    'runtimeVersion',
    { kubernetesVersion: '1.37' },
  ],
  ['a priority that is not high enough', 'windowsPriorityClass', { windowsPriorityClass: 'unset' }],
  ['what a platform sets', 'runtimeVersion', { platform: 'aks', joinMethod: 'node-pool' }],
  ['a default that no source recommends', 'networkMode', {}],
])('nothing is recommended for %s', (_, id, changes) => {
  expect(of(id, changes)).toBeUndefined()
})

test('a priority above the normal one is recommended', () => {
  expect(
    of('windowsPriorityClass', { windowsPriorityClass: 'ABOVE_NORMAL_PRIORITY_CLASS' })?.sources,
  ).not.toEqual([])
})
