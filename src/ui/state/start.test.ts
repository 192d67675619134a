import { expect, test } from 'vitest'
import { begin } from './start.ts'
import { save, type Store } from './storage.ts'

const own = { lineage: 'own', query: 'v=2&cni=calico' }

function storeWithOwnPlan(): Store {
  const items = new Map<string, string>()
  const store: Store = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
  }
  save(store, own)
  return store
}

const open = (lineage: string | undefined) =>
  begin({ hash: '#/plan?v=2&cni=nat', lineage, newLineage: 'new', store: storeWithOwnPlan() })

test('a link keeps the plan of the user’s own beside it', () =>
  expect(open(undefined)).toMatchObject({ lineage: 'new', kept: own, isResumed: false }))

test('a reload of that plan itself has nothing to keep', () =>
  expect(open('own')).not.toHaveProperty('kept'))
