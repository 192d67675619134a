import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { gatesOnIn } from './gates-on.ts'

const on = (text: string) =>
  gatesOnIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ value }) => value,
  )

test.each([
  '--feature-gates=WindowsGMSA=true,Other=false',
  'featureGates:\n  WindowsGMSA: true',
  '"featureGates": {"WindowsGMSA": true}',
  'The gate `WindowsGMSA` is enabled there.',
  'WindowsGMSA gate is on',
])('a gate that is on: %s', (text) => {
  expect(on(text)).toEqual(['WindowsGMSA'])
})

test.each([
  '--feature-gates=WindowsGMSA=false',
  'Do we need the gate WindowsGMSA?',
  'WinOverlay=true',
])('none: %s', (text) => {
  expect(on(text)).toEqual([])
})
