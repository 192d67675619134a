export interface Line {
  readonly text: string
  readonly change: 'same' | 'new' | 'gone'
}

/** The lines of a text with what came and went since the one before, in one walk through both. */
export function diffLines(before: string, after: string): readonly Line[] {
  const old = linesOf(before)
  const now = linesOf(after)
  const left = countOf(now)
  const lines: Line[] = []
  let at = 0
  const known = countOf(old)
  const goneUntil = (text: string | undefined) => {
    while (at < old.length && old[at] !== text) {
      const line = old[at] ?? ''
      if ((left.get(line) ?? 0) === 0 || text === undefined)
        lines.push({ text: line, change: 'gone' })
      at += 1
    }
  }
  for (const text of now) {
    left.set(text, (left.get(text) ?? 0) - 1)
    const isKnown = (known.get(text) ?? 0) > 0 && old.indexOf(text, at) >= 0
    if (isKnown) {
      goneUntil(text)
      at += 1
    }
    lines.push({ text, change: isKnown ? 'same' : 'new' })
  }
  goneUntil(undefined)
  return lines
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
