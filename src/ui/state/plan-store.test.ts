import { describe, expect, test } from 'vitest'
import {
  editPlans,
  freeName,
  loadPlans,
  plainName,
  plansKey,
  type Edited,
  type StoredPlan,
} from './plan-store.ts'
import type { Store } from './storage.ts'

const a: StoredPlan = plan('a', 'First', '2026-11-01T10:00:00.000Z')
const b: StoredPlan = plan('b', 'Second', '2026-11-02T10:00:00.000Z')

function plan(id: string, name: string, savedAt: string): StoredPlan {
  return { id, name, query: 'v=2&cni=calico', mine: [], savedAt }
}

function memory(): Store & { readonly items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
  }
}

function storeWith(...plans: readonly StoredPlan[]) {
  const store = memory()
  expect(
    editPlans(
      store,
      plans.map((after) => ({ after })),
    ).ok,
  ).toBe(true)
  return store
}

const undoOf = (edited: Edited) => (edited.ok ? edited.undo : [])

test('plans are read back, the latest first', () => {
  expect(loadPlans(storeWith(a, b))).toEqual({ plans: [b, a], isDamaged: false })
})

describe('every edit can be taken back', () => {
  const renamed = { ...a, name: 'Other' }
  test.each([
    ['a new plan', [{ after: plan('c', 'Third', '') }]],
    ['a rename', [{ before: a, after: renamed }]],
    ['a deletion', [{ before: a }]],
    ['several at once', [{ before: a }, { before: b, after: { ...b, query: 'v=2' } }]],
    ['two of one plan', [{ before: a, after: renamed }, { before: renamed }]],
  ])('%s', (_, edits) => {
    const store = storeWith(a, b)
    const before = loadPlans(store)
    const edited = editPlans(store, edits)
    expect(edited.ok).toBe(true)
    expect(loadPlans(store)).not.toEqual(before)
    expect(editPlans(store, undoOf(edited)).ok).toBe(true)
    expect(loadPlans(store)).toEqual(before)
  })
})

describe('what another tab did is never overwritten', () => {
  test.each([
    ['renamed', { before: a, after: { ...a, name: 'Theirs' } }],
    ['deleted', { before: a }],
  ])('a plan that it %s', (_, theirs) => {
    const store = storeWith(a, b)
    editPlans(store, [theirs])
    const after = loadPlans(store)
    expect(editPlans(store, [{ before: b }, { before: a, after: { ...a, name: 'Ours' } }])).toEqual(
      { ok: false, reason: 'changed' },
    )
    expect(loadPlans(store)).toEqual(after)
  })

  test('another plan of it stays', () => {
    const store = storeWith(a)
    editPlans(store, [{ after: b }])
    editPlans(store, [{ before: a, after: { ...a, name: 'Ours' } }])
    expect(loadPlans(store).plans.map(({ name }) => name)).toEqual(['Second', 'Ours'])
  })
})

test.each([
  ['full', 'QuotaExceededError'],
  ['blocked', 'SecurityError'],
])('a %s store says so and keeps what it has', (reason, name) => {
  const { getItem } = storeWith(a)
  const store: Store = {
    getItem,
    setItem() {
      throw new DOMException('no', name)
    },
  }
  expect(editPlans(store, [{ before: a }])).toEqual({ ok: false, reason })
  expect(loadPlans(store).plans).toEqual([a])
})

test.each([
  ['no JSON', '{"version":1,', 0],
  ['a form that is not known', '{"version":9,"plans":[]}', 0],
  ['one entry that is none', JSON.stringify({ version: 1, plans: [a, { id: 1 }] }), 1],
])('%s is set aside before it is overwritten', (_, text, count) => {
  const store = memory()
  store.items.set(plansKey, text)
  expect(loadPlans(store)).toMatchObject({ isDamaged: true, plans: { length: count } })
  editPlans(store, [{ after: b }])
  expect(store.items.get(`${plansKey}-damaged`)).toBe(text)
  expect(loadPlans(store)).toMatchObject({ isDamaged: false, plans: { length: count + 1 } })
})

test('a name is one short line that says what it shows', () => {
  expect(plainName('  a\n\tb\u202ec\u0000  ')).toBe('a b c')
  expect(plainName('\u0007 ')).toBe('Plan')
  expect(plainName('x'.repeat(500))).toHaveLength(80)
  expect(plainName(`${'x'.repeat(79)}😀`).isWellFormed()).toBe(true)
})

test('a taken name gets a number', () => {
  const taken = [{ name: 'A' }, { name: 'A (2)' }]
  expect(freeName('B', taken)).toBe('B')
  expect(freeName('A', taken)).toBe('A (3)')
  expect(freeName('A (2)', taken)).toBe('A (3)')
  const long = 'x'.repeat(80)
  expect(freeName(long, [{ name: long }]).length).toBeLessThanOrEqual(80)
})
