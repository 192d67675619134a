import type { Document } from '../../model/document.ts'
import type { Edit } from '../../model/finding.ts'
import type { FlagUse } from '../../model/parsed.ts'

/** Where a flag stands in a document, with its value. */
export interface Spot {
  readonly at: number
  readonly valueAt: number
  readonly end: number
  readonly use: FlagUse
}

/** The line of a flag in parts, and the one above it. */
export function lineAround({ text }: Document, { at, end }: Pick<Spot, 'at' | 'end'>) {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const next = text.indexOf('\n', end)
  const above = start === 0 ? '' : text.slice(text.lastIndexOf('\n', start - 2) + 1, start - 1)
  return {
    start,
    above,
    before: text.slice(start, at),
    own: text.slice(at, end),
    after: text.slice(end, next < 0 ? undefined : next),
  }
}

/** Takes a flag out, with what stands between it and its neighbours; a line that it had for itself goes. */
export function withoutFlag(doc: Document, spot: Spot): readonly Edit[] {
  const { start, above, before, own, after } = lineAround(doc, spot)
  const place = (column: number) => doc.placeAt(start + column)
  const out = (from: number, text: string): readonly Edit[] => [
    { ...place(from), from: text, to: '' },
  ]
  const whole = before + own + after
  const alone = /^(\s*(?:-\s+)?)["'`]?$/.exec(before)
  const rest = /^["'`]?\s{0,9}(,?)\s{0,9}([`^\\]?)$/.exec(after.trimEnd())
  if (alone && rest) {
    const [, head = ''] = alone
    const line: readonly Edit[] = [
      { ...place(head.length), from: whole.slice(head.length), to: '', dropsLine: true },
    ]
    if (rest[1] !== '' || rest[2] !== '') return line
    // The last one of a list, or of a line that goes on: the line above must end instead.
    const ended = above.trimEnd()
    const from = ended.endsWith(',') ? ended.length - 1 : ended.slice(0, -1).trimEnd().length
    const goesOn = above.slice(from)
    if (!/^(?:,|\s+[`^\\]\s*$)/.test(goesOn)) return line
    return [{ ...doc.placeAt(start - 1 - above.length + from), from: goesOn, to: '' }, ...line]
  }
  const quote = before.at(-1)
  const isItem =
    quote !== undefined && /["']/.test(quote) && after.startsWith(quote) && !own.includes(quote)
  if (isItem) {
    const item = quote + own + quote
    const behind = after.slice(1)
    const [comma] = /^\s*,\s*/.exec(behind) ?? []
    if (comma !== undefined) return out(before.length - 1, item + comma)
    const ended = before.slice(0, -1).trimEnd()
    if (!ended.endsWith(',')) return out(before.length, own)
    return out(ended.length - 1, before.slice(ended.length - 1, -1) + item)
  }
  if (!/^(?:\s|$|["'`)])/.test(after)) return []
  const ended = before.trimEnd()
  const blanks = before.slice(ended.length)
  const isFirst = /^$|["'(=]$/.test(ended)
  if (!isFirst) return blanks === '' ? [] : out(before.length - blanks.length, blanks + own)
  const [behind = ''] = /^\s+/.exec(after) ?? []
  return out(before.length, own + behind)
}
