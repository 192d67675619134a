import type { Line } from '../lines.ts'

/** Nobody goes on for longer between two marks that are meant for words. */
const mostLines = 200

const isOdd = (text: string) =>
  text.length < 4_000 && !text.includes('```') && (text.split('`').length - 1) % 2 === 1

/**
 * Blocks that somebody set between single backticks, which Markdown keeps for words of one line, as
 * blocks of their own.
 */
export function withSingleMarks(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => /^\s{0,8}`/.test(text) && isOdd(text))) return lines
  const all: Line[] = []
  let isFenced = false
  let through = -1
  for (const [i, line] of lines.entries()) {
    const { text } = line
    if (i <= through) continue
    if (/^\s{0,8}```/.test(text)) isFenced = !isFenced
    const end = !isFenced && /^\s{0,8}`/.test(text) && isOdd(text) ? endOf(lines, i) : undefined
    const last = end === undefined ? undefined : lines[end]
    if (end === undefined || !last) {
      all.push(line)
      continue
    }
    const mark = (of: Line) => all.push({ ...of, text: '```', raw: '```' })
    const start = text.indexOf('`') + 1
    mark(line)
    if (text.slice(start).trim() !== '') all.push(partOf(line, start))
    all.push(...lines.slice(i + 1, end))
    const close = last.text.lastIndexOf('`')
    if (last.text.slice(0, close).trim() !== '') all.push(partOf(last, 0, close))
    mark(last)
    through = end
  }
  return all
}

/** The line with the mark that closes the block, which nothing but the block stands before. */
function endOf(lines: readonly Line[], start: number): number | undefined {
  for (let i = start + 1; i < Math.min(lines.length, start + mostLines); i++) {
    const text = lines[i]?.text ?? ''
    if (text.includes('```')) return undefined
    if (isOdd(text)) return /`[.,]?\s*$/.test(text) ? i : undefined
  }
  return undefined
}

function partOf(line: Line, start: number, end?: number): Line {
  const text = line.text.slice(start, end)
  return { ...line, text, raw: text, indent: line.indent + start }
}
