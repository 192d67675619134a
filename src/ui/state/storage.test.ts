import { expect, test } from 'vitest'
import { load, save, type Store } from './storage.ts'

function memory(): Store & { readonly items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
  }
}

test('a plan is read back', () => {
  const store = memory()
  expect(save(store, { lineage: 'a', query: 'v=1' })).toEqual({ ok: true })
  expect(load(store).saved).toEqual({ current: { lineage: 'a', query: 'v=1' } })
})

test('a plan of another lineage keeps the one before', () => {
  const store = memory()
  save(store, { lineage: 'a', query: 'v=1&cni=calico' })
  save(store, { lineage: 'b', query: 'v=1' })
  save(store, { lineage: 'b', query: 'v=1&cni=nat' })
  expect(load(store).saved).toEqual({
    current: { lineage: 'b', query: 'v=1&cni=nat' },
    previous: { lineage: 'a', query: 'v=1&cni=calico' },
  })
})

test('a blocked or full store says so and never throws', () => {
  const full: Store = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const blocked: Store = {
    getItem() {
      throw new DOMException('no', 'SecurityError')
    },
    setItem() {
      throw new DOMException('no', 'SecurityError')
    },
  }
  const plan = { lineage: 'a', query: 'v=1' }
  expect(save(full, plan)).toEqual({ ok: false, reason: 'full' })
  expect(save(blocked, plan)).toEqual({ ok: false, reason: 'blocked' })
  expect(save(undefined, plan)).toEqual({ ok: false, reason: 'blocked' })
  expect(load(blocked)).toEqual({ saved: {}, isDamaged: false })
})

test('what cannot be read is set aside', () => {
  const store = memory()
  store.items.set('windows-node-wizard', '{"version":')
  expect(load(store)).toEqual({ saved: {}, isDamaged: true })
  expect(store.items.get('windows-node-wizard-damaged')).toBe('{"version":')
})

test('what is displaced moves on, the latest first, and nothing is kept twice', () => {
  const store = memory()
  for (const lineage of ['a', 'b', 'c']) save(store, { lineage, query: `v=2&nodeName=${lineage}` })
  expect(lineages(store)).toEqual(['c', 'b', 'a'])
  save(store, { lineage: 'a', query: 'v=2&nodeName=again' })
  expect(lineages(store)).toEqual(['a', 'c', 'b'])
  save(store, { lineage: 'd', query: 'v=2&nodeName=c' })
  expect(lineages(store)).toEqual(['d', 'a', 'b'])
})

test('of many displaced plans the latest are kept', () => {
  const store = memory()
  for (let i = 0; i < 40; i += 1) save(store, { lineage: `${i}`, query: `v=2&vni=${i}` })
  expect(lineages(store)).toEqual(Array.from({ length: 12 }, (_, i) => `${39 - i}`))
})

test('a plan that an older version of the app kept is read', () => {
  const store = memory()
  store.items.set(
    'windows-node-wizard',
    '{"version":1,"current":{"lineage":"a","query":"v=1"},"previous":{"lineage":"b","query":"v=0"}}',
  )
  expect(load(store)).toEqual({
    saved: { current: { lineage: 'a', query: 'v=1' }, previous: { lineage: 'b', query: 'v=0' } },
    isDamaged: false,
  })
})

function lineages(store: Store) {
  const { current, previous, earlier = [] } = load(store).saved
  return [current, previous, ...earlier].map((plan) => plan?.lineage)
}
