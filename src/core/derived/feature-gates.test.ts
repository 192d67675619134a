import { expect, test } from 'vitest'
import { resolve } from '../engine/resolve.ts'
import { gateSetting, withoutGate } from './feature-gates.ts'
import { current } from '../model/presets/current.ts'

const gates = (featureGates: readonly string[]) =>
  resolve({ ...current.choices, featureGates }).featureGates

test('the last entry of a gate wins', () => {
  expect(gateSetting(gates(['WinDSR=true', 'WinDSR=false']), 'WinDSR')).toBe(false)
  expect(gateSetting(gates(['WinDSRX=true']), 'WinDSR')).toBeUndefined()
  expect(gateSetting(gates(['WinDSR=yes']), 'WinDSR')).toBeUndefined()
  expect(gateSetting(gates(['WinDSR=False']), 'WinDSR')).toBe(false)
})

test('withoutGate leaves the others', () =>
  expect(withoutGate(gates(['A=true', 'AB=false', 'A=false']), 'A')).toEqual(['AB=false']))
