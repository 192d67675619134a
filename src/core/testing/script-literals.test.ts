import { expect, test } from 'vitest'
import { scanPowerShell, scanShell } from './script-literals.ts'

test('PowerShell: quotes of every shape, here-strings and comments', () => {
  expect(scanPowerShell(`a 'it''s' # no\nb`)).toEqual({ code: `a '' \nb`, literals: [`it's`] })
  expect(scanPowerShell(`'a\u2019; evil'`).code).toContain('evil')
  expect(scanPowerShell(`"a $(b) c"`).code).toBe('"$(b) c"')
  expect(scanPowerShell(`<# x #>y`).code).toBe('y')
  expect(scanPowerShell(`@'\nit's\n'@ | z`)).toEqual({ code: `'' | z`, literals: [`it's`] })
  expect(scanPowerShell(`'open`).unclosed).toBe('string')
})

test('shell: quotes, and substitutions inside double quotes', () => {
  expect(scanShell(String.raw`a 'it'\''s' # no`)).toEqual({ code: `a '' `, literals: [`it's`] })
  expect(scanShell(`"x $(b 'c; d') y"`)).toEqual({ code: `"x $(b '') y"`, literals: ['c; d'] })
  expect(scanShell(`'a'; evil; ''`).code).toContain('evil')
  expect(scanShell(`"$(a "b" (c))"`).unclosed).toBeUndefined()
  expect(scanShell(`'open`).unclosed).toBe('string')
})
