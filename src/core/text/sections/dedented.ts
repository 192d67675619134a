import type { Line } from '../lines.ts'

/** Lines without the blanks, or tabs, that all of them begin with: what stands in a list or an answer is indented as a whole. */
export function dedented(lines: Line[]): Line[] {
  const depth = depthOf(lines)
  if (depth === 0) return lines
  return lines.map((line) => ({
    ...line,
    text: line.text.slice(depth),
    indent: line.indent + depth,
  }))
}

/** How many of them several filled lines all begin with, 40 at most; none for a single line. */
function depthOf(lines: readonly Line[]): number {
  let depth = 40
  let filled = 0
  let blanks: RegExp | undefined
  for (const line of lines) {
    if (!isFilled(line)) continue
    filled += 1
    blanks ??= line.text.startsWith('\t') ? /^\t{0,40}/ : /^ {0,40}/
    depth = Math.min(depth, blanks.exec(line.text)?.[0].length ?? 0)
    if (depth === 0) return 0
  }
  return filled < 2 ? 0 : depth
}

export function isFilled({ text }: Line): boolean {
  const code = text.charCodeAt(0)
  // Most lines begin with a letter or a mark of ASCII.
  return (code > 0x20 && code < 0x7f) || /\S/.test(text)
}
