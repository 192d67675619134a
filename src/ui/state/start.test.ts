import { expect, test } from 'vitest'
import { fromQuery, toQuery } from '../../core/plan.ts'
import { begin, isOvertaken } from './start.ts'
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

test('a reload of that plan itself takes what was kept last, and has nothing beside it', () => {
  expect(open('own')).toMatchObject({ choices: { cni: 'calico' }, lineage: 'own' })
  expect(open('own')).not.toHaveProperty('kept')
})

test('a plan is overtaken when what is stored of it is not what was seen last', () => {
  const older = { current: { lineage: 'a', query: 'v=0&nodeSubnet=10.1.0.0/16' } }
  const seen = toQuery(fromQuery(older.current.query).choices)
  expect(isOvertaken(older, 'a', 'v=2')).toBe(true)
  expect(isOvertaken(older, 'a', seen)).toBe(false)
  expect(isOvertaken(older, 'b', 'v=2')).toBe(false)
  expect(isOvertaken({}, 'a', 'v=2')).toBe(false)
})
