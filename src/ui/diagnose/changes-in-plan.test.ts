import { expect, test } from 'vitest'
import type { Observation } from '../../core/diagnose.ts'
import { changesInPlan } from './changes-in-plan.ts'

const gates = (value: readonly string[]): Observation => ({
  decision: 'featureGates',
  name: 'featureGates',
  value,
  raw: value.join(','),
  file: 'a.txt',
  line: 1,
  column: 1,
})

test('a value and what comes in its place', () =>
  expect(
    changesInPlan({ vni: 4096, memoryLimit: '800Mi' }, { scenario: { vni: 1 }, observations: [] }),
  ).toEqual([
    { id: 'vni', from: '1', to: '4096' },
    { id: 'memoryLimit', from: 'not told', to: '800Mi' },
  ]))

test('of a list what goes and comes', () =>
  expect(
    changesInPlan(
      { featureGates: ['A=true'] },
      {
        scenario: { featureGates: ['A=true', 'B=true'] },
        observations: [gates(['A=true', 'B=true'])],
      },
    ),
  ).toEqual([{ id: 'featureGates', from: 'B=true', to: '' }]))

test('what stands in no text and is the same afterwards is no change', () =>
  expect(
    changesInPlan(
      { featureGates: ['A=true'] },
      { scenario: { featureGates: ['A=true', 'B=false'] }, observations: [gates(['A=true'])] },
    ),
  ).toEqual([]))
