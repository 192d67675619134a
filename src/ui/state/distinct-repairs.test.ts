import { expect, test } from 'vitest'
import { evaluate, hasErrors, initialChoices, presets } from '../../core/plan.ts'
import type { DecisionId } from '../../core/plan.ts'
import { createRepairer } from '../../core/repair.ts'
import { distinctRepairs } from './distinct-repairs.ts'

const repairer = createRepairer()
const found = (pinned: readonly DecisionId[]) =>
  [...distinctRepairs(repairer, evaluate(broken), pinned)].at(-1)?.repairs ?? []

const broken = presets.find(({ id }) => id === 'hyperv-1.14')?.choices ?? initialChoices

test('no repair holds another, and each removes every error', () => {
  const repairs = found([])
  expect(repairs.length).toBeGreaterThan(1)
  for (const { changes } of repairs) {
    expect(hasErrors(evaluate({ ...broken, ...changes }).findings)).toBe(false)
    const held = repairs.filter((other) =>
      Object.entries(other.changes).every(
        ([id, value]) =>
          JSON.stringify(Object.entries(changes).find(([key]) => key === id)?.[1]) ===
          JSON.stringify(value),
      ),
    )
    expect(held).toHaveLength(1)
  }
})

test('what is pinned does not change', () => {
  const repairs = found(['featureGates'])
  expect(repairs.length).toBeGreaterThan(0)
  for (const { changes } of repairs) expect(changes).not.toHaveProperty('featureGates')
})
