import { isTableHead } from './blocks.ts'
import { isFilled } from './dedented.ts'
import type { Line } from './lines.ts'

interface Output {
  readonly lines: readonly Line[]
  readonly command?: string
  readonly isFenced: boolean
}

/** A table that stands behind the output of another command was pasted apart from it. */
export function withTableApart(section: Output): readonly Output[] {
  const { lines, command, isFenced } = section
  if (command === undefined || /\bkubectl\b/.test(command)) return [section]
  const at = lines.findIndex(
    ({ text }, i) => i > 0 && isTableHead(text) && lines[i - 1]?.text.trim() === '',
  )
  const before = lines.slice(0, at)
  return at < 0 || !before.some(isFilled)
    ? [section]
    : [
        { ...section, lines: before },
        { lines: lines.slice(at), isFenced },
      ]
}
