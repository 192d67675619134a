import type { Line } from '../components/diff-lines.ts'

export type Hunk = { readonly lines: readonly Line[] } | { readonly skipped: number }

/** Equal lines kept on each side of a change. */
const contextLines = 2

/** Lines that differ with a few around them; the same ones between are only counted. */
export function hunksOf(lines: readonly Line[]): readonly Hunk[] {
  const isNear = lines.map((_, i) =>
    lines
      .slice(Math.max(0, i - contextLines), i + contextLines + 1)
      .some(({ change }) => change !== 'same'),
  )
  const hunks: ({ lines: Line[] } | { skipped: number })[] = []
  lines.forEach((line, i) => {
    const last = hunks.at(-1)
    if (isNear[i]) {
      if (last && 'lines' in last) last.lines.push(line)
      else hunks.push({ lines: [line] })
    } else if (last && 'skipped' in last) last.skipped += 1
    else hunks.push({ skipped: 1 })
  })
  return hunks
}
