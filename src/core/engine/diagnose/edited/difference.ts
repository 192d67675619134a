/** Lines that stand in place of others. */
export interface Hunk {
  /** The first of them in the file as it was sent, from 1; where lines are only gone, the one after. */
  readonly line: number
  /** What the plan gives there. */
  readonly planned: readonly string[]
  /** What was sent. */
  readonly sent: readonly string[]
}

/** Comparisons that are worth a shorter difference; more lines than that are one hunk. */
const mostComparisons = 1_000_000

/** Where two texts differ, line by line, in the order of the text that was sent. */
export function differenceOf(planned: string, sent: string): readonly Hunk[] {
  const old = linesOf(planned)
  const now = linesOf(sent)
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let end = 0
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  ) {
    end++
  }
  return hunksOf(old.slice(start, old.length - end), now.slice(start, now.length - end), start + 1)
}

function hunksOf(old: readonly string[], now: readonly string[], first: number): readonly Hunk[] {
  if (old.length === 0 && now.length === 0) return []
  if (old.length * now.length > mostComparisons) {
    return [{ line: first, planned: old, sent: now }]
  }
  const common = commonLengths(old, now)
  const at = (i: number, j: number) => common[i * (now.length + 1) + j] ?? 0
  const hunks: { line: number; planned: string[]; sent: string[] }[] = []
  let open: (typeof hunks)[number] | undefined
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      open = undefined
      i++
      j++
      continue
    }
    if (!open) {
      open = { line: first + j, planned: [], sent: [] }
      hunks.push(open)
    }
    if (j >= now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      open.planned.push(old[i++] ?? '')
    } else open.sent.push(now[j++] ?? '')
  }
  return hunks
}

/** For every two ends of both texts, how many lines they have in common, in order. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint32Array {
  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        old[i] === now[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
    }
  }
  return lengths
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')
