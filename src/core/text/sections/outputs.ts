import { isFilled } from './dedented.ts'
import { instructions } from '../formats/dockerfile.ts'
import type { Line } from '../lines.ts'
import { formsBegunBy, type Form } from './output-forms.ts'

const nothing: Line = { text: '', raw: '', number: 0, indent: 0 }
const fileName = /^[\w.\\/:-]{1,120}\.[a-z]{2,6}$/
const longestName = 127
const heading = /^(?:#{1,6}(?! ?(?:escape|syntax) ?=)\s|[=*_-]{3,}(?!\s{1,80}-))/
/** A line that says what stands below, or the name of a file. */
const isLabel = (text: string) =>
  (text.length <= longestName && fileName.test(text)) ||
  heading.test(text) ||
  /^\S:$/.test(text.trimEnd().slice(-2))
const isBreak = (line: Line = nothing) => !isFilled(line) || isLabel(line.text)

interface Start {
  readonly form: Form
  readonly id: string
}

/** Where none of them begins; most lines of files are indented. */
const isInside = (text: string) => /^\s/.test(text) && !/^\s{1,4}Type\s/.test(text)

function startAt(lines: readonly Line[], at: number): Start | undefined {
  const text = lines[at]?.text.slice(0, 600) ?? ''
  if (text === '' || isInside(text)) return undefined
  const below = lines[at + 1]?.text.slice(0, 300) ?? ''
  const form = formsBegunBy(text).find(
    ({ next, isApart, isFirst }) =>
      (next?.test(below) ?? true) &&
      (isApart !== true || isBreak(lines[at - 1])) &&
      (isFirst !== true || lines[at - 1]?.text.startsWith('#') !== true),
  )
  return form && { form, id: form.isNamed ? text.replaceAll(/\s+|:.*/g, ' ').trim() : form.id }
}

/** Whether the output of a command begins below an empty line or a title. */
export const beginsOutput = (lines: readonly Line[], at: number): boolean =>
  isBreak(lines[at - 1]) && startAt(lines, at) !== undefined

/** Whether such an output begins that no script has for its own. */
export const beginsOutsideScript = (lines: readonly Line[], at: number): boolean =>
  isBreak(lines[at - 1]) &&
  startAt(lines, at)?.form.isInScripts === undefined &&
  beginsOutput(lines, at)

/** Five words of people, with single blanks between them. */
const sentence = /^["'(*_]{0,3}\p{L}[\p{L}\d.'’/-]{0,30}(?: [^\s:=|]{1,40}){4}(?! {2})/u
const isSaid = ({ text }: Line = nothing) =>
  text.length < 2_000 && sentence.test(text) && /[.!?]["')]?\s*$/.test(text)
/** Programs do not speak of themselves as people do. */
const ofPeople = /\b(?:I|we|my|our|I['’](?:m|ve)|we['’](?:re|ve))\b/
/** Whether somebody speaks of what they did or have. */
export const isOfPeople = ({ text }: Line) =>
  text.length < 2_000 && sentence.test(text) && ofPeople.test(text)
/** Sentences one behind the other, as a mail goes on below what it shows. */
const isTold = ({ text }: Line) =>
  text.length < 2_000 && /^\p{L}/u.test(text) && !/\t| {2}|[{}]/.test(text) && more.test(text)
const more = /[^\s.:]\. \p{Lu}[\p{L}-]{0,20}(?: [\p{L}\d.,'’/-]{1,30}){4}/u
/** `## Context`, as the forms of issues have it; a file that is printed has comments of its own. */
const title = /^#{2,6} (?=\p{Lu})[\p{L}\d][\p{L}\d ?!'’()/,&-]{2,60}:?\s*$/u
/** What holds sentences itself. */
const spoken: ReadonlySet<string> = new Set(['events', 'node', 'describe', 'log'])

/** Each tells of one object, and the next one of another. */
const ofOne: ReadonlySet<string> = new Set(['node', 'describe'])

/** A step of a Dockerfile, which may read like a sentence. */
const step = new RegExp(`^(?:${instructions}) `)

/** Whether somebody says something below an output. */
function isSpoken(line: Line, before: Line | undefined, form: string): boolean {
  if (form === 'dockerfile' && step.test(line.text)) return false
  // The line below the head of a table begins it.
  if (!isBreak(before) || before?.text.startsWith('-')) return !spoken.has(form) && isSaid(line)
  return form === 'log' ? isSaid(line) : sentence.test(line.text.slice(0, 300))
}

/**
 * Takes outputs apart that stand one below the other with nothing but an empty line or a title
 * between them, and what people say below them. The first part of a command's output is its own.
 */
export function outputsIn(lines: readonly Line[], ofCommand = false): readonly (readonly Line[])[] {
  // A script of a shell stays as it is.
  if (lines.find(isFilled)?.text.startsWith('#!')) return [lines]
  const parts: Line[][] = []
  let open: Line[] = []
  let now: Start | undefined
  const seen = new Set<string>()
  const begin = (next: Start | undefined) => {
    if (open.some(isFilled)) parts.push(open)
    open = []
    now = next
    seen.clear()
  }
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1]
    const next = startAt(lines, i)
    const isOther =
      next !== undefined &&
      (next.id !== now?.id || (ofOne.has(next.id) && isBreak(before))) &&
      !(now?.form.id === 'list' && next.form.id === 'list' && !isBreak(before)) &&
      !seen.has(next.id) &&
      now?.form.holds?.includes(next.form.id) !== true
    // A command prints titles above its tables.
    if (isOther && ofCommand && !now && next.form.isNamed) now = next
    else if (isOther && (now || isBreak(before) || isSaid(before))) begin(next)
    else if (now && !next && isSpoken(line, before, now.form.id)) begin(undefined)
    else if (
      ofCommand &&
      !now &&
      !isFilled(before ?? nothing) &&
      (isOfPeople(line) || isTold(line) || title.test(line.text))
    )
      begin(undefined)
    // The keys of a list, any of which may begin its next entry.
    if (now?.form.id === 'list') seen.add(/^[A-Z][A-Za-z\d]{0,40}/.exec(line.text)?.[0] ?? '')
    open.push(line)
  }
  begin(undefined)
  return parts
}
