import { expect, test } from 'vitest'
import { evaluate, initialChoices } from '../../core/plan.ts'
import { examplesIn } from './examples.ts'

test('an example that nobody replaced is named', () =>
  expect(examplesIn(evaluate(initialChoices))).toContain('nodeName'))

test('one that somebody replaced is not', () =>
  expect(examplesIn(evaluate({ ...initialChoices, nodeName: 'win-7' }))).not.toContain('nodeName'))
