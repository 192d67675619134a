import { expect, test } from 'vitest'
import { gateSetting, withoutGate } from './feature-gates.ts'

test('the last entry of a gate wins', () => {
  expect(gateSetting(['WinDSR=true', 'WinDSR=false'], 'WinDSR')).toBe(false)
  expect(gateSetting(['WinDSRX=true'], 'WinDSR')).toBeUndefined()
  expect(gateSetting(['WinDSR=yes'], 'WinDSR')).toBeUndefined()
})

test('withoutGate leaves the others', () =>
  expect(withoutGate(['A=true', 'AB=false', 'A=false'], 'A')).toEqual(['AB=false']))
