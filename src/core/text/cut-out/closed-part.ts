import { bracketsIn } from '../formats/brackets.ts'
import type { Line } from '../lines.ts'

/** The lines up to the bracket that closes the one of a later line; undefined where none of so many does. */
export function closedPart(
  lines: readonly Line[],
  from: number,
  { opens, most }: { readonly opens: number; readonly most: number },
): readonly Line[] | undefined {
  let depth = 0
  for (let i = opens; i < Math.min(lines.length, opens + most); i++) {
    const line = lines[i]
    if (!line) break
    const { open, end } = bracketsIn(line.text, depth)
    depth = open
    if (end !== undefined) {
      return [...lines.slice(from, i), { ...line, text: line.text.slice(0, end) }]
    }
  }
  return undefined
}
