import { expect, test } from 'vitest'
import { diagnose } from '../../core/diagnose.ts'
import { outputOf } from './output-text.ts'

test('output without its command is read as that of the command', () => {
  const text = outputOf('Get-HnsNetwork', 'Name : cbr0\nType : l2bridge')
  expect(diagnose([{ name: 'a', text }]).scenario.networkMode).toBe('l2bridge')
})

test('output that shows its command stays as it is', () => {
  const text = 'PS C:\\k> Get-HnsNetwork\nName : cbr0'
  expect(outputOf('Get-HnsNetwork', text)).toBe(text)
})
