import { expect, test } from 'vitest'
import { decisionIds, evaluate, initialChoices } from '../../core/plan.ts'
import { decisionRows } from './decision-rows.ts'

const setup = (changes: Partial<typeof initialChoices>) => ({
  evaluation: evaluate({ ...initialChoices, ...changes }),
})

test('each decision stands once, among those that differ or among the same', () => {
  const { differing, same } = decisionRows([setup({}), setup({ maxPods: 40, nodeName: 'win-7' })])
  expect(differing.map(({ id, values }) => [id, values[1]])).toEqual(
    expect.arrayContaining([
      ['maxPods', '40'],
      ['nodeName', 'win-7'],
    ]),
  )
  expect(differing.length + same.length).toBe(decisionIds.length)
})

test('of a long list the beginning is shown, and a difference behind it counts', () => {
  const ranges = Array.from({ length: 12 }, (_, i) => `10.${i}.0.0/16`)
  const { differing } = decisionRows([
    setup({ extraExceptions: ranges }),
    setup({ extraExceptions: [...ranges.slice(0, 11), '10.99.0.0/16'] }),
  ])
  const row = differing.find(({ id }) => id === 'extraExceptions')
  expect(row?.values[0]).toBe(row?.values[1])
  expect(row?.values[0]).toMatch(/and 6 more$/)
})
