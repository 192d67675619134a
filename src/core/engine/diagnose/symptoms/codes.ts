import { codes, type Code } from '../../../catalog/symptoms/index.ts'

export interface CodeMatch {
  readonly code: Code
  /** As printed. */
  readonly printed: string
  /** Where it stands in the original. */
  readonly offset: number
  /** The short form of a Win32 code in brackets, which only counts behind its words. */
  readonly isShort: boolean
}

/** Numbers as they are printed: hexadecimal, decimal, or decimal of a signed 32-bit number. */
const printedCode = /(?<![\da-z])(?:0x[\da-f]{1,8}|-?\d{7,10})(?![\da-z])/gi

let table: ReadonlyMap<number, Code> | undefined

function codeTable(): ReadonlyMap<number, Code> {
  table ??= new Map(
    codes.flatMap((code) => [
      [canonical(Number.parseInt(code.id.slice(2), 16)), code] as const,
      ...(code.also ?? []).map((also) => [canonical(Number(also)), code] as const),
    ]),
  )
  return table
}

/** HCS prints 0xc037… for what its documents list as 0x8037…. */
function canonical(value: number): number {
  const unsigned = value < 0 ? value + 2 ** 32 : value
  return unsigned >= 0xc0370000 && unsigned <= 0xc037ffff ? unsigned - 0x40000000 : unsigned
}

/** Every code of the table that stands in a text, in its order. */
export function findCodes(text: string): readonly CodeMatch[] {
  const known = codeTable()
  const found: CodeMatch[] = []
  for (const match of text.matchAll(printedCode)) {
    const printed = match[0]
    const value = Number(printed)
    const isShort = value > 0 && value < 0x10000 && text[match.index - 1] === '('
    const code = known.get(isShort ? 0x80070000 + value : canonical(value))
    if (code) found.push({ code, printed, offset: match.index, isShort })
  }
  return found
}
