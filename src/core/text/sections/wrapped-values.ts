import { isFilled } from './dedented.ts'
import type { Line } from '../lines.ts'

/** An indented line of YAML: a key, an item or a comment. */
const ofYaml = /^\s{1,80}(?:#|(?:- )?["']?[\w./-]{1,80}["']?:(?:\s|$)|- \S)/
/** What a mail moves to the edge: the rest of a value or of a comment. */
const rest = /^(?!["']?[\w./-]{1,80}["']?:(?:\s|$)|- |---|```|~~~|[#{}[\]>|=*])\S/
/** A console breaks words too. */
const longWord = /\S{29}[^\s:]$/
/** Mails break lines at 72 characters or more. */
const narrowest = 72
const widest = 100

/** A text or a list that goes on below. */
function isUnclosed(text: string): boolean {
  const count = (marks: RegExp) => text.replaceAll(marks, '').length
  return !/^\s*#/.test(text) && (count(/[^"]/g) % 2 === 1 || count(/[^[{]/g) > count(/[^\]}]/g))
}

/** Values and comments of YAML that a mail broke in two, in the line of their start. */
export function withWholeValues(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => ofYaml.test(text))) return lines
  const whole: Line[] = []
  for (const [i, line] of lines.entries()) {
    const before = whole.at(-1)
    const raw = lines[i - 1]
    const next = lines[i + 1]
    const isRest =
      before &&
      raw &&
      rest.test(line.text) &&
      ofYaml.test(before.text) &&
      // Behind the last line may stand words of people.
      ((next && ofYaml.test(next.text)) === true || isUnclosed(before.text)) &&
      isFilled(raw) &&
      raw.text.length <= widest &&
      // Its first word found no room above.
      raw.text.trimEnd().length + 1 + (/^\S*/.exec(line.text)?.[0].length ?? 0) > narrowest
    if (isRest) {
      const between = longWord.test(before.text) ? '' : ' '
      whole.splice(-1, 1, { ...before, text: `${before.text.trimEnd()}${between}${line.text}` })
    } else whole.push(line)
  }
  return whole
}
