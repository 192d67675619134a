import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalog } from '../catalog/catalog.ts'
import { verified } from '../catalog/fact.ts'
import { initialChoices } from '../model/presets/define.ts'
import { defineRule } from '../model/rule.ts'
import { anyChoices, anyClosedChoices, hostileText } from '../testing/choices.ts'
import { evaluate } from './evaluate.ts'
import { createEvaluator } from './evaluator.ts'

test('what is kept from one scenario never shows in the next', () => {
  const kept = createEvaluator({ catalog })
  const anything = fc.oneof(anyClosedChoices, anyChoices(hostileText))
  fc.assert(
    fc.property(anything, anything, fc.constantFrom('accepted', 'cni', 'image'), (a, b, id) => {
      for (const choices of [a, { ...a, [id]: b[id] }, b]) {
        expect(kept(choices)).toEqual(evaluate(choices, { catalog }))
      }
    }),
  )
})

test('a rule is asked again only when a decision that it declares has changed', () => {
  let asked = 0
  const rule = defineRule({
    id: 'counting',
    basis: 'advice',
    summary: 'Counts',
    remediation: 'Count.',
    decisions: ['containerRuntime'],
    check: () => void asked++,
  })
  const kept = createEvaluator({ catalog, rules: [rule] })
  kept(initialChoices)
  kept({ ...initialChoices, cni: 'calico' })
  expect(asked).toBe(1)
  kept({ ...initialChoices, kubernetesVersion: '1.14' }) // resolves the automatic runtime to another
  expect(asked).toBe(2)
})

test('to accept a rule changes its verdict, though the rule does not read what is accepted', () => {
  const rule = defineRule({
    id: 'outside',
    basis: 'unsupported',
    matrix: true,
    summary: 'Nothing is supported',
    remediation: 'Accept it.',
    decisions: ['cni'],
    check: () => ({ message: 'Outside.', facts: [verified(null, ['doc004'])] }),
  })
  const kept = createEvaluator({ catalog, rules: [rule] })
  expect(kept(initialChoices).findings).toMatchObject([{ severity: 'error' }])
  const accepting = { ...initialChoices, accepted: ['outside'] }
  expect(kept(accepting).findings).toMatchObject([{ severity: 'warning' }])
})
