import type { Edit, ShownFile } from '../../core/diagnose.ts'
import { grouped } from './grouped.ts'

/** A stretch of a line, of which the middle is what changes. */
export type Stretch = readonly [lead: string, changed: string, tail: string]

/** A line before and after, where it changes; nothing is left where it goes. */
export interface ChangedLine {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly before: Stretch
  readonly after: Stretch | undefined
}

/** Characters that are shown on each side of what changes; more of a command line tells nothing. */
const context = 48

/** What changes do to the lines on which they are, those near each other once. */
export function changedLines(
  edits: readonly Edit[],
  texts: readonly ShownFile[],
): readonly ChangedLine[] {
  const lines = grouped(edits, ({ file, line }) => `${file}\n${line}`)
  return [...lines.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const text = texts.find(({ name }) => name === first.file)?.lines[first.line - 1] ?? first.from
    return nearEachOther(all).map((own) => changed(text, own))
  })
}

/** Further apart on a line than this, changes are shown one by one. */
const farApart = 160

function nearEachOther(edits: readonly Edit[]): readonly [Edit, ...Edit[]][] {
  const groups: [Edit, ...Edit[]][] = []
  for (const edit of edits.toSorted((a, b) => a.column - b.column)) {
    const last = groups.at(-1)
    if (last && edit.column - last[0].column <= farApart) last.push(edit)
    else groups.push([edit])
  }
  return groups
}

function changed(line: string, edits: readonly [Edit, ...Edit[]]): ChangedLine {
  const [first] = edits
  const last = edits.at(-1) ?? first
  // Of a line without end only what is near is compared.
  const from = Math.max(0, first.column - 1 - 2 * farApart)
  const text = line.slice(from, last.column - 1 + last.from.length + 2 * farApart)
  const mended = edits.toReversed().reduce((whole, edit) => {
    const at = edit.column - 1 - from
    return whole.slice(0, at) + edit.to + whole.slice(at + edit.from.length)
  }, text)
  const isGone = edits.some(({ dropsLine }) => dropsLine === true) && /^\s*-?\s*$/.test(mended)
  const [before, after] = compared(text.trim(), isGone ? '' : mended.trim())
  return {
    file: first.file,
    line: first.line,
    column: first.column,
    before,
    after: isGone ? undefined : after,
  }
}

/** Two lines without what they have in common far from where they differ. */
function compared(before: string, after: string): readonly [Stretch, Stretch] {
  const most = Math.min(before.length, after.length)
  // A word is shown whole, and not from the letter on that differs.
  const splitsWord = (atOf: (text: string) => number) =>
    [before, after].some((text) => {
      const at = atOf(text)
      return at > 0 && /^\w\w$/.test(text.slice(at - 1, at + 1))
    })
  let start = 0
  while (start < most && before[start] === after[start]) start++
  while (start > 0 && splitsWord(() => start)) start--
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  while (end > 0 && splitsWord(({ length }) => length - end)) end--
  // `a -b -c` without -b: what goes is `-b `, not `b -`.
  const back = stepsToWord(before.length > after.length ? before : after, start, end, most)
  start -= back
  end += back
  const lead = before.slice(0, start)
  const tail = end === 0 ? '' : before.slice(-end)
  const from = lead.length > context + 8 ? endOf(lead) : lead
  const to = tail.length > context + 8 ? `${startOf(tail)}…` : tail
  const stretch = (text: string): Stretch => [from, text.slice(start, text.length - end), to]
  return [stretch(before), stretch(after)]
}

/** How far what comes or goes can begin earlier, so that it begins where a word does. */
function stepsToWord(text: string, start: number, end: number, most: number): number {
  const length = text.length - start - end
  const isOneSided = start + end === most && length > 0
  if (!isOneSided) return 0
  for (let back = 0; back <= start; back++) {
    const at = start - back
    if (at === 0 || text[at - 1] === ' ') return back
    if (text[at - 1] !== text[at - 1 + length]) return 0
  }
  return 0
}

/** A word at the cut is shown whole or left out, unless it is long. */
const longestMore = 12
const longestLess = 24

function endOf(lead: string): string {
  const cut = lead.length - context
  const word = lead.lastIndexOf(' ', cut - 1) + 1
  if (cut - word <= longestMore) return word === 0 ? lead : `…${lead.slice(word)}`
  const next = lead.indexOf(' ', cut) + 1
  return `…${lead.slice(next > 0 && next - cut <= longestLess ? next : cut)}`
}

function startOf(tail: string): string {
  const cut = tail.slice(0, context)
  const isWhole = tail[context] === ' ' || cut.endsWith(' ')
  const word = isWhole ? -1 : cut.lastIndexOf(' ')
  return word >= context - longestLess ? cut.slice(0, word) : cut
}
