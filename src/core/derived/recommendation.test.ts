import { expect, test } from 'vitest'
import { evaluate } from '../engine/evaluate.ts'
import { initialChoices } from '../model/presets/define.ts'
import { decisionIds } from '../model/decisions.ts'
import type { Choices } from '../model/scenario.ts'
import { recommendationFor } from './recommendation.ts'

const scenarioOf = (changes: Partial<Choices> = {}) =>
  evaluate({ ...initialChoices, ...changes }).scenario

test('a runtime of a line that its project recommends says so, with the source', () => {
  expect(recommendationFor('runtimeVersion', scenarioOf({ kubernetesVersion: '1.36' }))).toEqual({
    because: expect.stringContaining('containerd project recommends 2.3.0 or later'),
    sources: [expect.stringContaining('containerd')],
  })
})

test.each([
  ['another line', { kubernetesVersion: '1.36', runtimeVersion: '1.7.28' }],
  ['a minor for which nobody showed it', { kubernetesVersion: '1.37' }],
  ['another runtime', { kubernetesVersion: '1.20', containerRuntime: 'docker' }],
  ['a node of a pool', { platform: 'aks', joinMethod: 'node-pool' }],
] as const)('no source speaks for %s', (_, changes) => {
  expect(recommendationFor('runtimeVersion', scenarioOf(changes))).toBeUndefined()
})

test('the priority of the kubelet is recommended from ABOVE_NORMAL on', () => {
  const given = (windowsPriorityClass: Choices['windowsPriorityClass']) =>
    recommendationFor('windowsPriorityClass', scenarioOf({ windowsPriorityClass }))
  expect(given('auto')?.sources.length).toBeGreaterThan(0)
  expect(given('HIGH_PRIORITY_CLASS')).toBeDefined()
  expect(given('NORMAL_PRIORITY_CLASS')).toBeUndefined()
})

test('enough memory for Windows is recommended, and less is not', () => {
  const given = (systemReserved: string) =>
    recommendationFor('systemReserved', scenarioOf({ systemReserved }))
  expect(given('cpu=200m,memory=2Gi')?.sources.length).toBeGreaterThan(0)
  expect(given('memory=1Gi')).toBeUndefined()
  expect(given('cpu=200m')).toBeUndefined()
})

test('what the app merely begins with is not recommended', () => {
  const scenario = scenarioOf()
  expect(decisionIds.filter((id) => recommendationFor(id, scenario))).toEqual([
    'systemReserved',
    'windowsPriorityClass',
    'runtimeVersion',
  ])
})
