import { expect, test } from 'vitest'
import { isAssumed, rebuiltOf, wayBeside } from './rebuilt.ts'
import { isRebuilt, withChosen } from './whose.ts'

test('in a rebuilt plan, what nobody told is assumed until somebody sets it', () => {
  const mine = rebuiltOf(['nodeName'])
  expect(isAssumed(mine, 'nodeName')).toBe(false)
  expect(isAssumed(mine, 'windowsRelease')).toBe(true)
  expect(isAssumed(mine, 'accepted')).toBe(false)
  expect(isAssumed(withChosen(mine, ['windowsRelease']), 'windowsRelease')).toBe(false)
})

test('in any other plan nothing is', () => {
  expect(isRebuilt(['nodeName'])).toBe(false)
  expect(isAssumed(['nodeName'], 'windowsRelease')).toBe(false)
  expect(withChosen(['nodeName'], ['windowsRelease'])).toEqual(['nodeName'])
})

test.each([{ name: 'RKE2', entry: 'rke2' }, { name: 'Talos Linux' }])(
  'a way that no plan holds is kept beside it: $name',
  (way) => expect(wayBeside(rebuiltOf(['cni'], way))).toEqual(way),
)

test('a plan without one has none', () => expect(wayBeside(rebuiltOf(['cni']))).toBeUndefined())
