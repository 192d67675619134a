import { expect, test } from 'vitest'
import { parseGate } from './gates.ts'

test.each([
  ['WinDSR=true', 'WinDSR', true],
  ['WinDSR=False', 'WinDSR', false],
])('%s', (text, name, isOn) => expect(parseGate(text)).toEqual({ name, isOn }))

test.each(['', 'WinDSR', 'WinDSR=', 'WinDSR=yes', '=true', 'Win DSR=true', 'a=true,b=true'])(
  '%j is none',
  (text) => expect(parseGate(text)).toBeUndefined(),
)
