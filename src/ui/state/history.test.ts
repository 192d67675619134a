import { expect, test } from 'vitest'
import { initialChoices, type Choices } from '../../core/plan.ts'
import { noHistory, record, redo, undo, type Moment } from './history.ts'

const a = momentOf({})
const b = momentOf({ nodeName: 'b' })
const c = momentOf({ nodeName: 'bc' })

function momentOf(choices: Partial<Choices>): Moment {
  return { choices: { ...initialChoices, ...choices }, mine: [], lineage: 'x' }
}

test('undo and redo walk through the same states', () => {
  const history = record(record(noHistory, a, { now: 0 }), b, { now: 1 })
  const back = undo(history, c)
  expect(back?.moment).toBe(b)
  const again = back && redo(back.history, back.moment)
  expect(again?.moment).toBe(c)
  expect(again?.history.past).toEqual([a, b])
})

test('typing in one field is one step until a pause', () => {
  const typed = record(record(noHistory, a, { now: 0, typing: 'nodeName' }), b, {
    now: 500,
    typing: 'nodeName',
  })
  expect(typed.past).toEqual([a])
  expect(record(typed, c, { now: 5_000, typing: 'nodeName' }).past).toEqual([a, c])
  expect(record(typed, c, { now: 600, typing: 'image' }).past).toEqual([a, c])
})

test('a change after undo forgets what was undone', () => {
  const back = undo(record(noHistory, a, { now: 0 }), b)
  expect(back && record(back.history, a, { now: 1 }).future).toEqual([])
})

test('of a long history the latest states are kept, not the first', () => {
  let history = noHistory
  for (let now = 0; now < 1_000; now += 1) {
    history = record(history, momentOf({ replicas: now }), { now })
  }
  expect(history.past.at(-1)?.choices.replicas).toBe(999)
  expect(history.past[0]?.choices.replicas).toBe(800)
  expect(history.past).toHaveLength(200)
})

test('nothing to undo or redo is nothing', () => {
  expect(undo(noHistory, a)).toBeUndefined()
  expect(redo(noHistory, a)).toBeUndefined()
})
