import { expect, test } from 'vitest'
import { initialChoices } from '../../core/plan.ts'
import { noHistory, record, redo, undo } from './history.ts'

const a = initialChoices
const b = { ...a, nodeName: 'b' }
const c = { ...a, nodeName: 'bc' }

test('undo and redo walk through the same states', () => {
  const history = record(record(noHistory, a, { now: 0 }), b, { now: 1 })
  const back = undo(history, c)
  expect(back?.choices).toBe(b)
  const again = back && redo(back.history, back.choices)
  expect(again?.choices).toBe(c)
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
    history = record(history, { ...a, replicas: now }, { now })
  }
  expect(history.past.at(-1)?.replicas).toBe(999)
  expect(history.past[0]?.replicas).toBe(800)
  expect(history.past).toHaveLength(200)
})

test('nothing to undo or redo is nothing', () => {
  expect(undo(noHistory, a)).toBeUndefined()
  expect(redo(noHistory, a)).toBeUndefined()
})
