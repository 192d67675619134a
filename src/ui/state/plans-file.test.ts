import { expect, test } from 'vitest'
import { initialChoices, toQuery } from '../../core/plan.ts'
import type { StoredPlan } from './plan-store.ts'
import { readPlansFile, toPlansFile } from './plans-file.ts'

const plan: StoredPlan = {
  id: '0',
  name: 'Branch office',
  query: toQuery({ ...initialChoices, nodeName: 'win-7' }),
  mine: ['clusterCIDR'],
  savedAt: '2026-11-01T10:00:00.000Z',
}

test('exported plans are read back', () =>
  expect(readPlansFile(toPlansFile([plan]))).toEqual({ plans: [plan], leftOut: [] }))

test('values that do not exist are named with their plan, and the rest is kept', () =>
  expect(
    readPlansFile(
      JSON.stringify({ plansVersion: 1, plans: [{ name: 'X', query: 'v=2&cni=weave&vni=5000' }] }),
    ),
  ).toMatchObject({
    plans: [{ name: 'X', query: expect.stringContaining('vni=5000') }],
    leftOut: [expect.stringMatching(/^X: CNI plugin cannot be "weave"/)],
  }))

test('an entry that is no plan is named by its place', () =>
  expect(readPlansFile('{"plansVersion":1,"plans":[7,{"name":"x"}]}')).toEqual({
    plans: [],
    leftOut: [
      'Plan 1 of the file has no name or no query.',
      'Plan 2 of the file has no name or no query.',
    ],
  }))

test('a secret in a plan does not come in', () =>
  expect(
    JSON.stringify(
      readPlansFile(
        JSON.stringify({
          plansVersion: 1,
          plans: [{ name: 'X', query: 'v=2&httpProxy=http://me:hunter22@proxy:3128' }],
        }),
      ),
    ),
  ).not.toContain('hunter22'))

test.each([
  ['no JSON', '{', /JSON/],
  ['a list', '[]', /no plans/],
  ['a scenario', '{"schemaVersion":2}', /no plans/],
  ['a later form', '{"plansVersion":2,"plans":[]}', /form 2/],
])('%s is refused', (_, text, problem) =>
  expect(readPlansFile(text)).toEqual({ problem: expect.stringMatching(problem) }),
)
