import { isFilled } from './dedented.ts'
import type { Line } from '../lines.ts'

/** `kubectl get nodes` begins so; where the window was narrow, its other heads stand below. */
const head = /^\s{0,8}NAME\s{2,200}STATUS\b[A-Z -]{0,200}$/
const moreHeads = /^\s{0,200}(?:[A-Z-]{1,20}\s{1,200}){0,8}[A-Z-]{1,20}\s*$/
const anyHead = /(?:AGE|VERSION|-?IP|IMAGE|RUNTIME)\b/
const rowStart =
  /^\s{0,8}[a-z\d][\w.-]{0,252}\s+(?:(?:Not)?Ready|Unknown|SchedulingDisabled)(?:,\w{1,40})?(?:\s|$)/
/** The last column of the wide list. */
const lastCell = /[a-z-]{4,12}:\/\/(?:\d[\w.+~-]*|Unknown)\s*$/
const mostParts = 6
/** Narrower than this nobody's window is. */
const narrowest = 60

/**
 * A table of nodes that a window or a mail broke: its heads in one line, what goes on of a row indented
 * below its start, and each word in one piece.
 */
export function withWholeRows(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => head.test(text))) return lines
  const whole: Line[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]
    if (!line) break
    const heads = head.test(line.text) ? headsFrom(lines, i) : 1
    if (heads === 1) {
      whole.push(line)
      continue
    }
    const width = line.raw.length
    whole.push(joined(lines.slice(i, i + heads), width))
    const isWide = lines.slice(i, i + heads).some(({ text }) => /\bRUNTIME\s*$/.test(text))
    i += heads
    while (rowStart.test(lines[i]?.text ?? '')) {
      const parts = partsFrom(lines, i, isWide ? mostParts : heads, width)
      for (const part of inPieces(parts, width)) whole.push(part)
      i += parts.length
    }
    i -= 1
  }
  return whole
}

function headsFrom(lines: readonly Line[], start: number): number {
  let count = 1
  while (count < mostParts) {
    const { text = '' } = lines[start + count] ?? {}
    if (!moreHeads.test(text) || !(anyHead.test(text) || count > 1)) break
    count++
  }
  return count
}

function partsFrom(
  lines: readonly Line[],
  start: number,
  most: number,
  width: number,
): readonly Line[] {
  let count = 1
  while (count < most) {
    const next = lines[start + count]
    const own = lines.slice(start, start + count)
    const isFull = width >= narrowest && own.at(-1)?.raw.length === width
    if (!next || (!isFilled(next) && next.raw === '') || rowStart.test(next.text)) break
    if (!isFull && lastCell.test(joined(own, width).text)) break
    count++
  }
  return lines.slice(start, start + count)
}

/** A window breaks words at its width; a mail breaks lines at blanks. */
const isCut = (before: Line, next: Line, width: number) =>
  width >= narrowest &&
  before.raw.length === width &&
  !/\s$/.test(before.raw) &&
  !/^\s/.test(next.raw)

function joined(parts: readonly Line[], width: number): Line {
  const [first] = parts
  if (!first) throw new RangeError('a row without lines')
  const text = parts.reduce((own, part, i) => {
    const before = parts[i - 1]
    if (!before) return part.text
    return `${own}${isCut(before, part, width) ? '' : '  '}${part.text.trim()}`
  }, '')
  return { ...first, text }
}

/** Broken words go down to the line that has their end. */
function inPieces(parts: readonly Line[], width: number): readonly Line[] {
  let carried = ''
  return parts.map((part, i) => {
    const next = parts[i + 1]
    const end = next && isCut(part, next, width) ? (/\S{1,80}$/.exec(part.text)?.[0] ?? '') : ''
    const own = part.text.slice(0, part.text.length - end.length)
    const text = i === 0 ? own : `    ${carried}${own.trim()}`
    const moved = i === 0 ? 0 : carried.length + 4 - (/^\s*/.exec(own)?.[0].length ?? 0)
    carried = end
    return { ...part, text, indent: part.indent - moved }
  })
}
