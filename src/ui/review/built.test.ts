import { expect, test } from 'vitest'
import { createGenerator, runbookOf } from '../../core/files.ts'
import { evaluate, initialChoices, presets } from '../../core/plan.ts'
import { builtParts } from './built.ts'

const stepsOf = (choices = initialChoices) => {
  const evaluation = evaluate(choices)
  return runbookOf(evaluation, createGenerator()(evaluation)).steps
}

test('at the beginning one part is at work and none is built', () => {
  const words = [...builtParts(stepsOf(), []).values()].map(({ state }) => state)
  expect(words.filter((state) => state === 'now')).toHaveLength(1)
  expect(words).not.toContain('done')
})

test('a part is built once all its steps are ticked', () => {
  const steps = stepsOf()
  const all = steps.map(({ id }) => id)
  const words = [...builtParts(steps, all).values()].map(({ state }) => state)
  expect(new Set(words)).toEqual(new Set(['done']))
  const without = all.filter((id) => id !== 'install-runtime')
  expect(builtParts(steps, without).get('runtime')).toEqual({ state: 'now', word: 'Now' })
})

test.each(presets.map(({ id, choices }) => [id, choices] as const))(
  'in %s the host or the network has a step',
  (_, choices) => {
    const built = builtParts(stepsOf(choices), [])
    expect(built.has('host') || built.has('network')).toBe(true)
  },
)
