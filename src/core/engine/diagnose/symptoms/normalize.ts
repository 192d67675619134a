import { beginOf } from './first-line.ts'
import { goesOn, openBehind, type OpenQuote } from './open-quote.ts'

/**
 * A text in the form in which words are compared: lower case, without blanks and backslashes (so
 * that wrapped lines and escaped quotes compare equal), escapes and typographic quotes undone.
 */
export interface Normalized {
  readonly original: string
  readonly text: string
  /** The characters of `text` by their codes. */
  readonly codes: Uint16Array
  /** Where each character stands in the original. */
  readonly offsets: Uint32Array
  /** Where messages begin in `text`, and where in the original; both ascend. */
  readonly starts: readonly number[]
  readonly originalStarts: readonly number[]
}

/** Lines that follow the first one of a message, at most; a stack trace may need that many. */
const maxLines = 40

export const normalizeWords = (text: string): string => normalize(text).text

/** In time that grows with the text alone. */
export function normalize(original: string): Normalized {
  const codes = new Uint16Array(original.length)
  const offsets = new Uint32Array(original.length)
  const starts: number[] = []
  const originalStarts: number[] = []
  let length = 0
  let lines = 0
  let lineStart = 0
  let isOfKey = false
  let longest = 0
  let before: readonly [number, number] = [0, 0]
  let quote: OpenQuote | undefined
  while (lineStart < original.length) {
    const newline = original.indexOf('\n', lineStart)
    const lineEnd = newline === -1 ? original.length : newline
    lines++
    const end = original.charCodeAt(lineEnd - 1) === 0x0d ? lineEnd - 1 : lineEnd
    const own = quote && goesOn(original, lineStart, quote) ? quote : undefined
    const found = beginOf(original, lineStart, end, { before, longest, isOfKey })
    // Inside of a value a word before a colon is no key.
    const begin = own && found === 'key' ? undefined : found
    quote = openBehind(original, lineStart, end, own)
    if (starts.length === 0 || lines > maxLines || begin !== undefined) {
      starts.push(length)
      originalStarts.push(lineStart)
      lines = 1
      longest = 0
      isOfKey = begin === 'key'
    }
    let i = lineStart
    // A quotation in an e-mail or issue.
    while (i < lineEnd && original.charCodeAt(i) === 0x3e) i++
    while (i < lineEnd) {
      const read = original.charCodeAt(i)
      const known = read < 0x80 ? (plain[read] ?? leftOut) : special
      // Most characters by far, without an array for each.
      if (known < special) {
        if (known !== leftOut) {
          codes[length] = known
          offsets[length] = i
          length++
        }
        i++
        continue
      }
      const [letter, width] = readCharacter(original, i)
      // YAML doubles a quote inside single quotes, CSV inside double ones.
      const isDoubled =
        (letter === single || letter === double) && length > 0 && codes[length - 1] === letter
      if (letter !== undefined && !isDoubled) {
        codes[length] = letter
        offsets[length] = i
        length++
      }
      i += width
    }
    before = [lineStart, end]
    longest = Math.max(longest, end - lineStart)
    lineStart = lineEnd + 1
  }
  return {
    original,
    text: decode(codes, length),
    codes: codes.subarray(0, length),
    offsets: offsets.subarray(0, length),
    starts,
    originalStarts,
  }
}

const single = 0x27
const double = 0x22
const leftOut = 0
const special = 0xff

/** What stands for each character that needs no further look: itself, a small letter for its capital, nothing for a blank. */
const plain = Uint8Array.from({ length: 0x80 }, (_, code) => {
  if (code <= 0x20) return leftOut
  if (code > 0x40 && code < 0x5b) return code + 0x20
  return [single, double, 0x26, 0x5c].includes(code) ? special : code
})

/** The character to compare at a place, if any, and how many it takes of the original. */
function readCharacter(text: string, i: number): readonly [number | undefined, number] {
  const code = text.charCodeAt(i)
  if (code === 0x5c) return readEscape(text, i)
  if (code === 0x26) return readEntity(text, i)
  if (code === 0xa0 || code === 0xfeff || code === 0x200b) return [undefined, 1]
  if (code === 0x2018 || code === 0x2019) return [0x27, 1]
  if (code === 0x201c || code === 0x201d) return [0x22, 1]
  return [code, 1]
}

/** JSON writes some characters as `\u0022`; every other backslash is left out. */
function readEscape(text: string, i: number): readonly [number | undefined, number] {
  if (text.charCodeAt(i + 1) !== 0x75) return [undefined, 1]
  const digits = text.slice(i + 2, i + 6)
  if (!/^00[2-7][0-9a-f]$/i.test(digits)) return [undefined, 1]
  return [String.fromCharCode(Number.parseInt(digits, 16)).toLowerCase().charCodeAt(0), 6]
}

const entities: readonly (readonly [string, number])[] = [
  ['&quot;', 0x22],
  ['&#34;', 0x22],
  ['&#39;', 0x27],
  ['&lt;', 0x3c],
  ['&gt;', 0x3e],
  ['&amp;', 0x26],
]

function readEntity(text: string, i: number): readonly [number, number] {
  const entity = entities.find(([name]) => text.startsWith(name, i))
  return entity ? [entity[1], entity[0].length] : [0x26, 1]
}

const chunk = 8192

function decode(codes: Uint16Array, length: number): string {
  let text = ''
  for (let i = 0; i < length; i += chunk) {
    const part = codes.subarray(i, Math.min(i + chunk, length))
    text += Reflect.apply(String.fromCharCode, undefined, part)
  }
  return text
}
