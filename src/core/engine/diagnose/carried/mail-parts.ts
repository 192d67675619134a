import { base64Text } from '../../../text/base64.ts'
import { isHtml, shownLines } from '../../../text/html-lines.ts'
import { wholeLines } from '../../../text/quoted-printable.ts'
import type { CarriedFile, Carrier } from './carried.ts'

const encoded = /^Content-Transfer-Encoding:[ \t]*base64[ \t]*\r?$/im
const attached = /^Content-(?:Disposition|Type):[^\n]*(?:\r?\n[ \t][^\n]*){0,3}\bname=/im
const headerLine = /^(?:[A-Za-z][\w-]{0,60}:|[ \t]+\S)/
const base64Line = /^[A-Za-z\d+/]{1,200}={0,2}[ \t]*$/

/**
 * The parts of a mail that Base64 hides, and its attachments; nothing of a text that is no mail or
 * has neither.
 */
export function mailParts(text: string): Carrier | undefined {
  if (!/\nContent-/i.test(text)) return undefined
  if (!encoded.test(text) && !(/\bboundary=/i.test(text) && attached.test(text))) return undefined
  const lines = text.split(/\r\n|\n/)
  const own = [...lines]
  const parts: CarriedFile[] = []
  for (let i = 0; i < lines.length; i++) {
    if (!/^Content-/i.test(lines[i] ?? '')) continue
    let start = i
    while (start < lines.length && headerLine.test(lines[start] ?? '')) start++
    const header = lines.slice(i, start).join('\n')
    const end = endOf(lines, start)
    const part = partIn(header, lines, start, end)
    if (part) {
      own.fill('', start, end)
      parts.push(part)
      i = end - 1
    } else i = start
  }
  return parts.length === 0 ? undefined : { text: own.join('\n'), parts }
}

/** Where the body of a part ends: at the next boundary. */
function endOf(lines: readonly string[], start: number): number {
  for (let i = start; i < lines.length; i++) {
    if (
      /^--[\w'()+,./:=?-]{1,80}$/.test(lines[i] ?? '') &&
      /^(?:Content-|\s*$)/i.test(lines[i + 1] ?? '')
    )
      return i
  }
  return lines.length
}

function partIn(
  header: string,
  lines: readonly string[],
  start: number,
  end: number,
): CarriedFile | undefined {
  if (/^Content-Type:[ \t]*multipart\//im.test(header)) return undefined
  const name = nameIn(header)
  if (encoded.test(header)) {
    let first = start
    while (first < end && (lines[first] ?? '').trim() === '') first++
    let last = first
    while (last < end && base64Line.test(lines[last] ?? '')) last++
    const text = base64Text(lines.slice(first, last).join(''))
    if (text === undefined) return undefined
    return {
      name: name ?? 'text.txt',
      text: isHtml(text) ? shown(text) : text,
      placeOf: () => ({ line: first + 1, column: 1 }),
    }
  }
  if (name === undefined) return undefined
  const body = lines.slice(start, end)
  const whole = /^Content-Transfer-Encoding:[ \t]*quoted-printable/im.test(header)
    ? wholeLines(body)
    : body.map((text, at) => ({ at, text }))
  return {
    name,
    text: whole.map(({ text }) => text).join('\n'),
    placeOf: (line, column) => ({ line: start + (whole[line - 1]?.at ?? 0) + 1, column }),
  }
}

const nameIn = (header: string): string | undefined =>
  /\b(?:file)?name\*?=(?:[\w-]{1,20}'')?"?([^"\n;]{1,200}?)"?[ \t]*(?:;|$)/im.exec(header)?.[1]

const shown = (html: string): string =>
  shownLines(html)
    .map(({ text }) => text)
    .join('\n')
