import { expect, test } from 'vitest'
import { takeRoom } from './room.ts'

const room = { left: 1, groups: [] }

test('a rule takes a change of its own if it shares nothing with the others', () => {
  const one = takeRoom(room, ['cni', 'ipam'], {})
  expect(one).toEqual({ left: 0, groups: [['cni', 'ipam']] })
  expect(one && takeRoom(one, ['vni'], {})).toBeUndefined()
})

test('one change mends two rules only through a decision that both read', () => {
  const one = takeRoom(room, ['cni', 'ipam'], {})
  const two = one && takeRoom(one, ['ipam', 'vni'], {})
  expect(two?.groups).toEqual([['ipam']])
  expect(two && takeRoom(two, ['cni'], {})).toBeUndefined()
})

test('while a change is left, a group stays as wide as it is', () => {
  const one = takeRoom({ left: 2, groups: [] }, ['cni', 'ipam'], {})
  expect(one && takeRoom(one, ['ipam'], {})).toEqual({ left: 1, groups: [['cni', 'ipam']] })
})

test('a rule that shares with two groups narrows neither', () => {
  const both = {
    left: 0,
    groups: [
      ['cni', 'ipam'],
      ['vni', 'image'],
    ],
  } as const
  expect(takeRoom(both, ['ipam', 'vni'], {})).toEqual(both)
})

test('a decision that is changed already may be changed again', () =>
  expect(takeRoom({ left: 0, groups: [] }, ['vni'], { vni: 4096 })).toEqual({
    left: 0,
    groups: [],
  }))
