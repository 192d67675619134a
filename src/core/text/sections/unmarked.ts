import { withCodeApart } from './code-apart.ts'
import { dedented, isFilled } from './dedented.ts'
import type { Line } from '../lines.ts'
import { withoutListMarks } from './listed-output.ts'
import { fencedBlocks } from './indented-blocks.ts'
import { withoutPipes } from './piped-table.ts'
import { commandIn } from './prompt.ts'
import { withWholeRows } from './wrapped-rows.ts'
import { withWholeValues } from './wrapped-values.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** Lines without what mail programs, listings and comparisons put in front of each. */
export const unmarked = (lines: readonly Line[]): readonly Line[] =>
  withWholeValues(
    withWholeRows(
      fencedBlocks(
        withoutIndent(asChanged(withCodeApart(withoutMarks(dedented([...withoutPipes(lines)]))))),
      ),
    ),
  )

const withoutMarks = (lines: readonly Line[]) =>
  withoutNumbers(withoutListMarks(withoutQuoting(lines)))

/** Lines one below the other that a test holds for, as they are made by a change; others as they are. */
function changedRuns(
  lines: readonly Line[],
  goesOn: (line: Line, before: Line | undefined) => boolean,
  change: (run: Line[]) => readonly Line[],
): readonly Line[] {
  const changed: Line[] = []
  let run: Line[] = []
  const close = () => {
    if (run.length > 0) for (const one of change(run)) changed.push(one)
    run = []
  }
  for (const line of lines) {
    let isOfRun = goesOn(line, run.at(-1))
    if (!isOfRun && run.length > 0) {
      close()
      isOfRun = goesOn(line, undefined)
    }
    if (isOfRun) run.push(line)
    else changed.push(line)
  }
  close()
  return changed
}

const quoted = /^(?:>[ \t]?){1,6}/
/** Without a blank behind the marks, as a text at the edge shows. */
const tight = /^>{1,6}/
const isTight = (run: readonly Line[]) =>
  run.some(({ text }) => /^>{1,6}[^>\s]/.test(text)) &&
  !run.some(({ text }) => /^>{1,6} \S/.test(text))

/** A reply to a mail or a comment, and what a shell puts before the rest of a command. */
const withoutQuoting = (lines: readonly Line[]): readonly Line[] =>
  changedRuns(
    lines,
    ({ text }) => text.startsWith('>'),
    (run) => {
      if (run.every(({ text }) => commandIn(text, { isScript: true }) !== undefined)) return run
      const marks = isTight(run) ? tight : quoted
      return run.map((line) => shortened(line, marks.exec(line.text)?.[0].length ?? 0))
    },
  )

const numbered = /^ {0,7}(\d{1,6})(?: ?\||:|\.(?=\s)|(?=\s|$))(?:\t| |$)?/
const numberOf = ({ text }: Line) => Number(numbered.exec(text)?.[1] ?? Number.NaN)

/** A listing with numbers in front, each one more than the last; two lines are one if they begin with 1. */
function withoutNumbers(lines: readonly Line[]): readonly Line[] {
  const filled = lines.filter(isFilled).length
  return changedRuns(
    lines,
    (line, before) => {
      const number = numberOf(line)
      return !Number.isNaN(number) && (before === undefined || number === numberOf(before) + 1)
    },
    (run) => {
      const isWhole = run.length === filled
      const isListing = isWhole
        ? run.length > 2 || (run.length === 2 && run[0] !== undefined && numberOf(run[0]) === 1)
        : run.length > 3 && !run.some(({ text }) => /^ {0,7}\d{1,6}\./.test(text))
      if (!isListing) return run
      return dedented(run.map((line) => shortened(line, numbered.exec(line.text)?.[0].length ?? 0)))
    },
  )
}

const hunk = /^@@ -\d{1,7}(?:,\d{1,7})? \+\d{1,7}(?:,\d{1,7})? @@/
const aboveHunk =
  /^(?:diff --git |index [\da-f]{4,40}\.\.|(?:new|deleted|old) (?:file )?mode |--- |similarity index |rename )/
const openFence = /^\s{0,3}```diff\s*$/

/** Of a comparison what it leads to, under the names of its files. */
function asChanged(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => hunk.test(text) || openFence.test(text))) return lines
  const kept: Line[] = []
  let isInside = false
  for (const [i, line] of lines.entries()) {
    const { text } = line
    const isOpened = openFence.test(text) && isWholeComparison(lines, i + 1)
    if (hunk.test(text) || isOpened) {
      isInside = true
      if (isOpened) kept.push(line)
      continue
    }
    const title = /^\+\+\+ (?:b\/)?(\S{1,160})/.exec(text)?.[1]
    const isHead = aboveHunk.test(text) && isAbove(lines, i)
    if (title !== undefined && isAbove(lines, i)) kept.push({ ...line, text: `=== ${title} ===` })
    else if (!isHead && (!isInside || /^(?![ +-]|\\ No newline)/.test(text))) {
      if (text !== '') isInside = false
      kept.push(line)
    } else if (!isHead && /^[ +]/.test(text)) kept.push(shortened(line, 1))
    if (isHead) isInside = false
  }
  return kept
}

/** Whether a hunk begins a few lines below. */
const isAbove = (lines: readonly Line[], at: number) =>
  lines.slice(at + 1, at + 7).some(({ text }) => hunk.test(text))

/** A code block of which each line has its mark. */
function isWholeComparison(lines: readonly Line[], start: number): boolean {
  for (let i = start; i < lines.length; i++) {
    const text = lines[i]?.text ?? ''
    if (/^\s{0,3}```/.test(text)) return true
    if (!/^(?:[ +-]|$)/.test(text)) return false
  }
  return true
}

const startOfFile = new RegExp(
  acrossLines`
    ^(?:[ ]{2,40}|\t{1,8})(?:
      (?:apiVersion|kind):\s*\S|\{\s*(?:$|")|\[plugins[.\]]
      |(?:version|root|state|disabled_plugins)\s*=\s*\S
      |#|---\s*$
      |={3,}\s\S[^\n]{0,100}\s={3,}\s*$
    )
    |^(?: {4}|\t)(?:
      [a-z]\w{2,40}:(?:\s|$)|FROM\s+\S{3,200}\s*$|FLANNEL_\w+=|KUBELET_\w+=|@echo off
      |NAME\s{1,40}[A-Z]|PS [A-Z]:\\|\$ \w
      |[a-z]{2,20}@[\w.-]{1,60}:[^\n]{1,80}[#$] 
      |kubectl get |<{7} |\[\s*$|[[{]["{]
    )
  `,
  'i',
)
const sentence = /^(?!#)\S.*\s\S.*[^\s|>={[(,"'@]\s*$/

/** A file that stands indented below a sentence, as Markdown has code. */
function withoutIndent(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => startOfFile.test(text))) return lines
  const changed: Line[] = []
  let before = ''
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]
    if (!line) break
    const isBelow = () =>
      lines[i - 1]?.text.trim() === '' && before.length < 400 && sentence.test(before)
    if (!isBelow() || !startOfFile.test(line.text)) {
      changed.push(line)
      if (isFilled(line)) before = line.text
      continue
    }
    const depth = /^\s{0,40}/.exec(line.text)?.[0] ?? ''
    for (; i < lines.length; i++) {
      const own = lines[i]
      if (!own || (isFilled(own) && !own.text.startsWith(depth))) break
      changed.push(isFilled(own) ? shortened(own, depth.length) : own)
    }
    i -= 1
    before = ''
  }
  return changed
}

const shortened = (line: Line, length: number): Line => ({
  ...line,
  text: line.text.slice(length),
  indent: line.indent + length,
})
