import { base64Text } from '../../../values/base64.ts'
import { isHtml, shownLines } from '../../../text/sections/html-lines.ts'
import { wholeLines } from '../../../text/sections/quoted-printable.ts'
import type { CarriedFile, Carrier } from './carried.ts'

const encoded = /^Content-Transfer-Encoding:[ \t]*base64[ \t]*\r?$/im
const printable = /^Content-Transfer-Encoding:[ \t]*quoted-printable/im
const page = /^Content-Type:[ \t]*text\/html/im
const plain = /^Content-Type:[ \t]*text\/plain/im
const attached = /^Content-(?:Disposition|Type):[^\n]*(?:\r?\n[ \t][^\n]*){0,3}\bname=/im
const headerLine = /^(?:[A-Za-z][\w-]{0,60}:|[ \t]+\S)/
const base64Line = /^[A-Za-z\d+/]{1,200}={0,2}[ \t]*$/
const boundary = /^--[\w'()+,./:=?-]{1,80}$/

/**
 * The parts of a mail that Base64 hides or that are HTML, and its attachments; nothing of a text that
 * is no mail or has neither.
 */
export function mailParts(text: string): Carrier | undefined {
  if (!/(?:^|\n)Content-/i.test(text)) return undefined
  const isOfParts = /\bboundary=/i.test(text) && (attached.test(text) || page.test(text))
  if (!isOfParts && !encoded.test(text)) return undefined
  const lines = text.split(/\r\n|\n/)
  const own = lines.map((line) => (isOfParts && boundary.test(line) ? '' : line))
  const all = [...partsOf(lines)]
  const isTold = all.some(({ header }) => plain.test(header) && nameIn(header) === undefined)
  const carried = all.flatMap((part) => {
    // The same words stand in the part before it.
    const isAgain = isTold && page.test(part.header) && nameIn(part.header) === undefined
    const found = isAgain ? undefined : carriedIn(part, lines)
    if (isAgain || found) own.fill('', part.start, part.end)
    return found ?? []
  })
  const isSame = carried.length === 0 && own.every((line, i) => line === lines[i])
  return isSame ? undefined : { text: own.join('\n'), parts: carried }
}

interface Part {
  readonly header: string
  /** Indices of the first line of its body and of the one behind it. */
  readonly start: number
  readonly end: number
}

function* partsOf(lines: readonly string[]): Generator<Part> {
  for (let i = 0; i < lines.length; i++) {
    if (!/^Content-/i.test(lines[i] ?? '')) continue
    let start = i
    while (start < lines.length && headerLine.test(lines[start] ?? '')) start++
    const header = lines.slice(i, start).join('\n')
    if (/^Content-Type:[ \t]*multipart\//im.test(header)) {
      i = start
      continue
    }
    const end = endOf(lines, start)
    yield { header, start, end }
    i = end - 1
  }
}

/** Where the body of a part ends: at the next boundary. */
function endOf(lines: readonly string[], start: number): number {
  for (let i = start; i < lines.length; i++) {
    const next = lines[i + 1] ?? ''
    if (boundary.test(lines[i] ?? '') && /^(?:Content-|\s*$)/i.test(next)) return i
  }
  return lines.length
}

function carriedIn(
  { header, start, end }: Part,
  lines: readonly string[],
): CarriedFile | undefined {
  const name = nameIn(header)
  const body = lines.slice(start, end)
  if (encoded.test(header)) {
    const first = body.findIndex((line) => line.trim() !== '')
    const last = body.findIndex((line, i) => i > first && !base64Line.test(line))
    const text = base64Text(body.slice(first, last < 0 ? undefined : last).join(''))
    const line = start + Math.max(first, 0) + 1
    return text === undefined
      ? undefined
      : {
          name: name ?? 'text.txt',
          text: textOf(isHtml(text) ? shownLines(text) : [{ text }]),
          placeOf: () => ({ line, column: 1 }),
        }
  }
  if (name === undefined && !page.test(header)) return undefined
  const sent = printable.test(header) ? wholeLines(body) : body.map((text, at) => ({ at, text }))
  const html = textOf(sent)
  const shown = name === undefined || isHtml(html) ? shownLines(html) : undefined
  return {
    name: name ?? 'text.txt',
    text: shown ? textOf(shown) : html,
    placeOf(line, column) {
      const at = shown ? (shown[line - 1]?.at ?? 0) : line - 1
      return { line: start + (sent[at]?.at ?? 0) + 1, column: shown ? 1 : column }
    },
  }
}

const textOf = (lines: readonly { readonly text: string }[]): string =>
  lines.map(({ text }) => text).join('\n')

const nameIn = (header: string): string | undefined =>
  /\b(?:file)?name\*?=(?:[\w-]{1,20}'')?"?([^"\n;]{1,200}?)"?[ \t]*(?:;|$)/im.exec(header)?.[1]
