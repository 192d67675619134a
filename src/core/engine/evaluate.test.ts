import { expect, test } from 'vitest'
import { inferred, unknown, verified, type AnyFact } from '../catalog/fact.ts'
import { initialChoices } from '../model/presets/define.ts'
import { defineRule, type AnyRule } from '../model/rule.ts'
import { evaluate } from './evaluate.ts'

const always = (facts: readonly AnyFact[], more: Partial<AnyRule> = {}): AnyRule => ({
  ...defineRule({
    id: 'always',
    basis: 'unsupported',
    matrix: true,
    summary: 'Always',
    remediation: 'Accept it.',
    decisions: ['kubernetesVersion', 'cni'],
    check: () => ({ message: 'Always.', facts }),
  }),
  ...more,
})

const findingsOf = (rule: AnyRule, choices = {}) =>
  evaluate({ ...initialChoices, ...choices }, [rule]).findings

test('a finding has the sources of all facts once, and the confidence of the weakest', () => {
  const facts = [verified(1, ['doc001', 'doc002']), inferred(2, ['doc002', 'doc003'])]
  expect(findingsOf(always(facts))).toEqual([
    {
      id: 'always',
      severity: 'warning',
      basis: 'unsupported',
      confidence: 'inferred',
      message: 'Always.',
      remediation: 'Accept it.',
      decisions: ['kubernetesVersion', 'cni'],
      sources: ['doc001', 'doc002', 'doc003'],
    },
  ])
  expect(findingsOf(always([verified(1, ['doc001']), unknown(2)]))).toMatchObject([
    { severity: 'unknown', confidence: 'unknown' },
  ])
})

test('an unsupported error can be accepted knowingly, a refusal cannot', () => {
  const accepted = ['always']
  const facts = [verified(1, ['doc001'])]
  expect(findingsOf(always(facts))).toMatchObject([{ severity: 'error' }])
  expect(findingsOf(always(facts), { accepted })).toMatchObject([{ severity: 'warning' }])
  expect(findingsOf(always(facts, { basis: 'refused' }), { accepted })).toMatchObject([
    { severity: 'error' },
  ])
})

test('beyond the newest minor whose flags were read, only final states stay verified', () => {
  const newest = { kubernetesVersion: '1.37' as const }
  const facts = [verified(1, ['doc001'])]
  expect(findingsOf(always(facts), newest)).toMatchObject([{ severity: 'warning' }])
  expect(findingsOf(always(facts, { decisions: ['cni'] }), newest)).toMatchObject([
    { severity: 'error' },
  ])
  expect(findingsOf(always([verified(1, ['doc001'], { lasting: true })]), newest)).toMatchObject([
    { severity: 'error', confidence: 'verified' },
  ])
})

test('the gravest findings come first, equal ones in the order of the rules', () => {
  const named = (id: string, more: Partial<AnyRule>) =>
    always([verified(1, ['doc001'])], { id, ...more })
  const rules = [
    named('hint', { basis: 'advice' }),
    named('first', { basis: 'fails' }),
    named('risk', { basis: 'advice', risk: 'security' }),
    named('second', { basis: 'refused' }),
  ]
  expect(evaluate(initialChoices, rules).findings.map(({ id }) => id)).toEqual([
    'first',
    'second',
    'risk',
    'hint',
  ])
})
