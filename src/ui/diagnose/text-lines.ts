import type { Observation } from '../../core/diagnose.ts'

/** A stretch of lines that are shown, or of lines that are folded; both ends count, from 1. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly isFolded: boolean
}

/** A text of up to so many lines is shown whole. */
const maxWholeLines = 300
/** Lines shown on each side of a wanted one. */
const contextLines = 2

/** Which lines of a text to show: all of a short one, of a long one those wanted and their neighbours. */
export function stretchesOf(
  count: number,
  wanted: readonly number[],
  opened: readonly (readonly [from: number, to: number])[] = [],
): readonly Stretch[] {
  if (count <= maxWholeLines) return [{ from: 1, to: count, isFolded: false }]
  const shown = new Set<number>()
  const show = (from: number, to: number) => {
    for (let line = Math.max(from, 1); line <= Math.min(to, count); line++) shown.add(line)
  }
  show(1, 3)
  for (const line of wanted) show(line - contextLines, line + contextLines)
  for (const [from, to] of opened) show(from, to)
  const stretches: Stretch[] = []
  let at = 1
  for (const line of [...shown].toSorted((a, b) => a - b)) {
    const last = stretches.at(-1)
    if (last && !last.isFolded && last.to === line - 1)
      stretches[stretches.length - 1] = { ...last, to: line }
    else {
      if (line > at) stretches.push({ from: at, to: line - 1, isFolded: true })
      stretches.push({ from: line, to: line, isFolded: false })
    }
    at = line + 1
  }
  if (at <= count) stretches.push({ from: at, to: count, isFolded: true })
  return stretches
}

/** A line in pieces: what was read as a value is told from the rest. */
export function piecesOf(
  line: string,
  observations: readonly Pick<Observation, 'column' | 'raw' | 'name'>[],
): readonly { readonly text: string; readonly name?: string }[] {
  const pieces: { text: string; name?: string }[] = []
  let at = 0
  for (const { column, raw, name } of observations.toSorted((a, b) => a.column - b.column)) {
    const from = column - 1
    if (raw === '' || from < at || !line.startsWith(raw, from)) continue
    if (from > at) pieces.push({ text: line.slice(at, from) })
    pieces.push({ text: raw, name })
    at = from + raw.length
  }
  if (at < line.length || pieces.length === 0) pieces.push({ text: line.slice(at) })
  return pieces
}
