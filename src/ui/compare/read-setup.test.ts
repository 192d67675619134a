import { expect, test } from 'vitest'
import { initialChoices, toQuery } from '../../core/plan.ts'
import { setupFromFile, setupFromLink } from './read-setup.ts'

const choices = { ...initialChoices, nodeName: 'win-7', maxPods: 50 }

test('a link is read wherever it leads to, and so is its query alone', () => {
  const query = toQuery(choices)
  expect(setupFromLink(` https://host/app/#/plan/network?${query}\n`)).toEqual({ choices })
  expect(setupFromLink(query)).toEqual({ choices })
})

test('another link is refused', () => {
  expect(setupFromLink('https://host/app/#/review')).toHaveProperty('problem')
  expect(setupFromLink('')).toHaveProperty('problem')
})

test('a scenario file is read; one without a decision is refused', () => {
  expect(setupFromFile('{"nodeName":"win-7","maxPods":50}')).toEqual({ choices })
  expect(setupFromFile('{"a":1}')).toHaveProperty('problem')
  expect(setupFromFile('no json')).toHaveProperty('problem')
})
