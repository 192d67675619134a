export interface Line {
  readonly text: string
  readonly change: 'same' | 'new' | 'gone'
}

/** The lines of a text with what came and went since the one before, in one walk through both. */
export function diffLines(before: string, after: string): readonly Line[] {
  const old = linesOf(before)
  const now = linesOf(after)
  const newCounts = countOf(now)
  const lines: Line[] = []
  let at = 0
  const oldCounts = countOf(old)
  const goneUntil = (text: string | undefined) => {
    while (at < old.length && old[at] !== text) {
      const line = old[at] ?? ''
      if ((newCounts.get(line) ?? 0) === 0 || text === undefined)
        lines.push({ text: line, change: 'gone' })
      at += 1
    }
  }
  for (const text of now) {
    newCounts.set(text, (newCounts.get(text) ?? 0) - 1)
    const isKnown = (oldCounts.get(text) ?? 0) > 0 && old.indexOf(text, at) >= 0
    if (isKnown) {
      goneUntil(text)
      at += 1
    }
    lines.push({ text, change: isKnown ? 'same' : 'new' })
  }
  goneUntil(undefined)
  return goneFirst(lines)
}

/** In a run of changed lines what went stands above what came, as every diff shows it. */
function goneFirst(lines: readonly Line[]): readonly Line[] {
  const sorted: Line[] = []
  const came: Line[] = []
  for (const line of lines) {
    if (line.change === 'new') came.push(line)
    else {
      if (line.change === 'same') sorted.push(...came.splice(0))
      sorted.push(line)
    }
  }
  return [...sorted, ...came]
}

const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\n$/, '')
    .split('\n')

function countOf(lines: readonly string[]): Map<string, number> {
  const count = new Map<string, number>()
  for (const line of lines) count.set(line, (count.get(line) ?? 0) + 1)
  return count
}

export interface Shown {
  readonly text: string
  readonly change: Line['change'] | 'gap'
  /** In the new text, from 1; a line that went has none. */
  readonly number?: number
  /** Of a gap: how many lines it stands for. */
  readonly count?: number
}

/** Equal lines kept on each side of a change. */
const contextLines = 3
/** Fewer equal lines than this are not worth a fold. */
const minFoldedLines = 4

/** The difference with line numbers; what is equal and far from any change is one gap, unless all is wanted. */
export function numberedDiff(before: string, after: string, isWhole: boolean): readonly Shown[] {
  let count = 0
  const lines = diffLines(before, after).map((line): Shown =>
    line.change === 'gone' ? line : { ...line, number: ++count },
  )
  const changed = lines.flatMap(({ change }, i) => (change === 'same' ? [] : [i]))
  if (isWhole || changed.length === 0) return lines
  const near = new Set(
    changed.flatMap((i) =>
      Array.from({ length: 2 * contextLines + 1 }, (_, k) => i - contextLines + k),
    ),
  )
  const shown: Shown[] = []
  for (let i = 0; i < lines.length;) {
    const end = near.has(i) ? i : lines.findIndex((_, k) => k >= i && near.has(k))
    const until = end < 0 ? lines.length : end
    const isGap = until - i >= minFoldedLines
    if (isGap) shown.push({ text: '', change: 'gap', count: until - i })
    const next = isGap ? until : Math.max(until, i + 1)
    if (!isGap) shown.push(...lines.slice(i, next))
    i = next
  }
  return shown
}
