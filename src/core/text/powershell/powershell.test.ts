import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileText } from '../../testing/choices.ts'
import { scanPowerShell } from '../../testing/script-literals.ts'
import { ps, psLines, psRaw, quotePowerShell } from './powershell.ts'

/** A single-quoted literal as Windows PowerShell reads it: any of five quotes ends it, two of them are one. */
function readLiteral(code: string): { readonly text: string; readonly rest: string } | undefined {
  const isQuote = (char: string | undefined) =>
    char !== undefined && "'\u2018\u2019\u201a\u201b".includes(char)
  if (!isQuote(code[0])) return undefined
  let text = ''
  for (let i = 1; i < code.length; i++) {
    if (!isQuote(code[i])) text += code[i]
    else if (isQuote(code[i + 1])) text += code[i++]
    else return { text, rest: code.slice(i + 1) }
  }
  return undefined
}

const anyText = fc.oneof(
  hostileText,
  fc.string({
    unit: fc.constantFrom(
      "'",
      '\u2018',
      '\u2019',
      '\u201a',
      '\u201b',
      '\u201c',
      '`',
      '$',
      '\n',
      ';',
      'a',
    ),
  }),
)

describe('quotePowerShell', () => {
  test('any text is one literal that holds it, and nothing after it', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readLiteral(quotePowerShell(text))).toEqual({ text, rest: '' })
      }),
    ))

  test.each([
    ["it's", "'it''s'"],
    ['\u2018x\u2019', "'\u2018\u2018x\u2019\u2019'"],
    ['\u201cx\u201e', "'\u201cx\u201e'"],
    ['$(calc) `n', "'$(calc) `n'"],
    ['', "''"],
  ])('%j', (text, quoted) => expect(quotePowerShell(text)).toBe(quoted))
})

describe('ps', () => {
  test('interpolated text never changes the code around it', () =>
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 3 }), (text, list) => {
        const { code, literals, unclosed } = scanPowerShell(
          ps`& ${'a.exe'} @(${text}, 'x'); $y = ${list}`.code,
        )
        expect(unclosed).toBeUndefined()
        expect(code).toBe(`& '' @('', ''); $y = @(${list.map(() => "''").join(', ')})`)
        expect(literals).toEqual(['a.exe', text, 'x', ...list])
      }),
    ))

  test('numbers, booleans and code stand as they are', () =>
    expect(ps`${1} ${true} ${psRaw('$x')} ${[]}`.code).toBe('1 $true $x @()'))

  test('backslashes of the template stay', () =>
    expect(ps`C:\new\table`.code).toBe('C:\\new\\table'))

  test('psLines leaves out what is not there', () =>
    expect(psLines([psRaw('a'), undefined, psRaw('b')]).code).toBe('a\nb'))
})
