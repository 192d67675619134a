import type { Line } from '../lines.ts'

/** The columns of kubectl, between the marks of a table in Markdown. */
const header = /^\s{0,8}\|?\s*(?:NAMESPACE\s*\|\s*)?NAME\s*\|\s*(?:STATUS|READY|TYPE|ROLES)\s*\|/
const rule = /^\s{0,8}\|?(?:\s*:?-{2,}:?\s*\|){1,20}\s*(?::?-{2,}:?\s*\|?)?\s*$/
const row = /^\s{0,8}\|?[^|]{0,200}\|[^|]{0,200}\|/

/** Tables of kubectl that somebody made ones of Markdown, as a block with the columns that kubectl prints. */
export function withoutPipes(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => text.includes('|') && header.test(text))) return lines
  const all: Line[] = []
  let isFenced = false
  let isIn = false
  let isMarked = false
  for (const [i, line] of lines.entries()) {
    const { text } = line
    if (/^\s{0,8}(?:```|~~~)/.test(text)) isFenced = !isFenced
    const begins = !isFenced && !isIn && header.test(text) && rule.test(lines[i + 1]?.text ?? '')
    if (begins) {
      isIn = true
      const before = all.at(-1)
      isMarked = before?.text.trim() === ''
      if (before && isMarked) all.splice(-1, 1, marked(before))
    }
    if (isIn && !row.test(text)) {
      isIn = false
      all.push(isMarked && text.trim() === '' ? marked(line) : line)
    } else if (!isIn) all.push(line)
    else if (!rule.test(text)) all.push(plain(line))
  }
  return all
}

const marked = (line: Line): Line => ({ ...line, text: '```', raw: '```' })

/** Each mark is a blank, so that what stands in a row keeps its column. */
const plain = (line: Line): Line => ({ ...line, text: line.text.replaceAll('|', ' ').trimEnd() })
