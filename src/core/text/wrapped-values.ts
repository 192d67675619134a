import { isFilled } from './dedented.ts'
import type { Line } from './lines.ts'

/** An indented line of YAML: a key, an item or a comment. */
const ofYaml = /^\s{1,80}(?:#|(?:- )?["']?[\w./-]{1,80}["']?:(?:\s|$)|- \S)/
/** What a mail moves to the edge: the rest of a value or of a comment. */
const rest = /^(?!["']?[\w./-]{1,80}["']?:(?:\s|$)|- |---|```|~~~|[#{}[\]>|=*])\S/
/** A console breaks words too. */
const longWord = /\S{30}$/
/** Mails break lines at 72 characters or more. */
const narrowest = 72
const widest = 100

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
      next &&
      rest.test(line.text) &&
      ofYaml.test(before.text) &&
      ofYaml.test(next.text) &&
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
