import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialChoices } from '../model/presets/define.ts'
import { rules } from '../rules/index.ts'
import { anyClosedChoices } from '../testing/choices.ts'
import { evaluate } from './evaluate.ts'
import { keepResults } from './keep-results.ts'
import { resolve } from './resolve.ts'

test('asks again only the readers of a decision that changed', () => {
  const asked: string[] = []
  const resultsFor = keepResults(
    [
      { name: 'host', decisions: ['windowsRelease', 'isolation'] as const },
      { name: 'labels', decisions: ['nodeLabels'] as const },
    ],
    ({ name }, scenario) => {
      asked.push(name)
      return `${name} of ${scenario.windowsRelease}, ${scenario.isolation}`
    },
  )
  const scenarioWith = (changes: object) =>
    resolve({ ...initialChoices, windowsRelease: 'ltsc2022', ...changes })

  expect(resultsFor(scenarioWith({}))).toEqual([
    'host of ltsc2022, process',
    'labels of ltsc2022, process',
  ])
  expect(asked.splice(0)).toEqual(['host', 'labels'])

  const before = resultsFor(scenarioWith({ nodeLabels: [] }))
  expect(asked.splice(0)).toEqual([])

  expect(resultsFor(scenarioWith({ windowsRelease: 'ltsc2019', isolation: 'hyperv' }))).toEqual([
    'host of ltsc2019, hyperv',
    'labels of ltsc2022, process',
  ])
  expect(asked).toEqual(['host'])
  expect(before[0]).toBe('host of ltsc2022, process')
})

test('findings do not depend on what was evaluated before', () => {
  fc.assert(
    fc.property(anyClosedChoices, anyClosedChoices, (before, choices) => {
      evaluate(before)
      expect(evaluate(choices).findings).toEqual(evaluate(choices, [...rules]).findings)
    }),
    { numRuns: 300 },
  )
})
