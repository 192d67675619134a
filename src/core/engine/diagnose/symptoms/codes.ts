import { codes, type Code } from '../../../catalog/symptoms/index.ts'
import { normalizeWords } from './normalize.ts'

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

/** A Go program prints the exception that it made a panic of: no exit code of a container. */
const isOfGo = (text: string, at: number) => text.slice(Math.max(0, at - 8), at) === '[signal '

const byName = new Map(codes.flatMap((code) => (code.name ? [[code.name, code] as const] : [])))

/** `HCS_E_IMAGE_MISMATCH`, as documents and some logs name a code. */
const nameOfCode = /\b[A-Z]{3}_E_[A-Z_]{4,60}\b/g

const namedIn = (text: string): readonly CodeMatch[] =>
  [...text.matchAll(nameOfCode)].flatMap(({ 0: printed, index }) => {
    const code = byName.get(printed)
    return code ? [{ code, printed, offset: index, isShort: false }] : []
  })

/** Every code of the table that stands in a text, those by name first. */
export function findCodes(text: string): readonly CodeMatch[] {
  const known = codeTable()
  const found: CodeMatch[] = text.includes('_E_') ? [...namedIn(text)] : []
  for (const match of text.matchAll(printedCode)) {
    const printed = match[0]
    const value = Number(printed)
    const isShort = value > 0 && value < 0x10000 && text[match.index - 1] === '('
    const code = known.get(isShort ? 0x80070000 + value : canonical(value))
    if (code && !isOfGo(text, match.index))
      found.push({ code, printed, offset: match.index, isShort })
  }
  return found
}

/** What stands before the text of a code, where its number is left out. */
const marks = [
  'failed in Win32:',
  'failure in a Windows system call',
  'CreateComputeSystem',
  'hcs::',
  'hcsshim::',
  'HNS failed with error',
].map(normalizeWords)
/** A log repeats itself; of more messages than that the rest is like those before. */
const mostMarked = 300

/** Where in a normalized text messages of HCS and HNS stand. */
export function marksIn(text: string): readonly number[] {
  const found: number[] = []
  for (const mark of marks) {
    let at = text.indexOf(mark)
    for (let i = 0; at >= 0 && i < mostMarked; i++) {
      found.push(at)
      at = text.indexOf(mark, at + mark.length)
    }
  }
  return found
}

/** Short texts are parts of others. */
const texts = codes.flatMap((code) => {
  const text = normalizeWords(code.text ?? '').replace(/[.]+$/, '')
  return text.length < 15 ? [] : [{ code, text, printed: code.text ?? '' }]
})

/** The code whose text a normalized message has, the longest one. */
export function codeOfText(message: string) {
  const found = texts.filter(({ text }) => message.includes(text))
  return found.toSorted((a, b) => b.text.length - a.text.length)[0]
}
