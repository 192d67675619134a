import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { autoDecisions, decisionOf } from '../model/decisions.ts'
import { initialChoices } from '../model/presets/define.ts'
import { plainValue } from '../model/readers.ts'
import { anyChoices, anyClosedChoices } from '../testing/choices.ts'
import { inputsOf, resolve } from './resolve.ts'

test('nothing is automatic any more', () => {
  fc.assert(
    fc.property(anyChoices(fc.string()), (choices) => {
      const scenario = resolve(choices)
      for (const id of autoDecisions) expect(plainValue(scenario[id])).not.toBe('auto')
    }),
  )
})

describe('a resolver reads only what it declares', () => {
  test.each(autoDecisions)('%s', (id) => {
    const { auto } = decisionOf(id)
    fc.assert(
      fc.property(anyClosedChoices, (choices) => {
        const read = new Set<string | symbol>()
        const watched = new Proxy(resolve(choices), {
          get(target, key, receiver): unknown {
            read.add(key)
            return Reflect.get(target, key, receiver)
          },
        })
        auto?.resolve(watched)
        expect(auto?.reads).toEqual(expect.arrayContaining([...read]))
      }),
      { numRuns: 30 },
    )
  })
})

test('what a value follows from goes on through other automatic values, and ends at chosen ones', () => {
  expect([...inputsOf('runtimeVersion', initialChoices)].toSorted()).toEqual([
    'containerRuntime',
    'isolation',
    'kubernetesVersion',
    'runtimeVersion',
  ])
  const chosen = { ...initialChoices, runtimeVersion: '1.7.28' }
  expect([...inputsOf('runtimeVersion', chosen)]).toEqual(['runtimeVersion'])
})
