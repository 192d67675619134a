import { readApart } from '../../../importers/exported-ticket.ts'
import { isObjectStart } from '../../../text/sections/blocks.ts'
import { textOfJson } from '../../../text/formats/json-string.ts'
import { isFile } from '../../../text/sections/embedded.ts'
import { linesOf } from '../../../text/lines.ts'
import { beginsOutput } from '../../../text/sections/outputs.ts'
import { isOfScript } from '../../../text/powershell/script-start.ts'
import { indexAt, lineStarts } from '../../../text/starts.ts'
import type { CarriedFile, Carrier } from './carried.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/**
 * What was pasted into the fields of something exported, such as a ticket with its attachments;
 * nothing where no field holds such a paste.
 */
export function jsonStrings(text: string): Carrier | undefined {
  if (!/^\s*[[{]/.test(text) || !text.includes('\\n') || ofOthers.test(text)) return undefined
  const strings = [...stringsIn(text)]
  const named = strings.filter(({ title }) => title !== undefined)
  const areSent =
    named.length > 1 ||
    named.some(({ isKey }) => isKey) ||
    (named.length > 0 && fieldOfTicket.test(text))
  if (!areSent && !strings.some((one) => isPaste(one.text))) return undefined
  const starts = lineStarts(text)
  const rest: string[] = []
  let from = 0
  const parts = strings.map((one, i): CarriedFile => {
    rest.push(text.slice(from, one.at), readApart)
    from = one.end
    return {
      name: one.title ?? `text ${i + 1}`,
      text: one.text,
      placeOf: placesIn(one, starts),
    }
  })
  return { text: rest.join('') + text.slice(from), parts }
}

interface Quoted {
  readonly text: string
  /** The name that it has as a file. */
  readonly title: string | undefined
  /** The name is its key. */
  readonly isKey: boolean
  readonly at: number
  readonly end: number
}

const string = /"((?:[^"\\\n]|\\[^\n]){20,2000000})"/g
/** Nobody sends more. */
const mostFiles = 50

/** The strings that have line ends. */
function* stringsIn(text: string): Generator<Quoted> {
  let count = 0
  for (const { index, 0: whole, 1: inner = '' } of text.matchAll(string)) {
    if (!inner.includes('\\n')) continue
    const own = textOfJson(whole)
    const before = text.slice(Math.max(index - 200, 0), index)
    const key = keyOfFile.exec(before)?.[1]
    const title = key ?? besideContent.exec(before)?.[1]
    if (own === undefined || (title === undefined && !own.trim().includes('\n'))) continue
    yield { text: own, title, isKey: key !== undefined, at: index, end: index + whole.length }
    if (++count >= mostFiles) return
  }
}

const keyOfFile = /"([^"\n]{1,120}\.[a-z][a-z\d]{1,8})"\s*:\s*$/i
/** The name of a file, and the key of what is in it; a few short fields may stand between. */
const besideContent = new RegExp(
  acrossLines`
    "(?:path|file_?name|file|name|title)"\s*:\s*"([^"\n]{1,120}\.[a-z][a-z\d]{1,8})"\s*,\s*
    (?:"\w{1,30}"\s*:\s*"?[^"\n]{0,60}"?\s*,\s*){0,3}"\w{1,30}"\s*:\s*$
  `,
  'i',
)
const fieldOfTicket =
  /"(?:attachments?|files|comments?|description|subject|summary|body|messages?)"\s*:/i
/** Objects of the cluster and templates of a platform have readers of their own. */
const ofOthers =
  /(?<!\\)"(?:apiVersion|AWSTemplateFormatVersion)"\s*:|(?<!\\)"\$schema"\s*:\s*"[^"\n]*deployment/i

/** Whether a text has more than words: outputs, code blocks, objects of the cluster. */
function isPaste(text: string): boolean {
  const lines = linesOf(text)
  if (lines.some((line) => blockMark.test(line.text))) return true
  if (isFile(text) || lines.some((line) => isOfScript.test(line.text))) return false
  return lines.some(
    (line, i) => isObjectStart(line) || beginsOutput(lines, i) || isPasted.test(line.text),
  )
}

/** Where a code block begins, as Markdown and trackers have it. */
const blockMark = /^\s{0,8}(?:```|~~~|\{(?:code|noformat)(?::[^}\n]{0,120})?\}|<pre\b)/

/** A code block, a prompt, a line of klog, a file of JSON or TOML. */
const isPasted = new RegExp(
  acrossLines`
    ^(?:
      \x60\x60\x60
      |[IWEF]\d{4} \d\d:\d\d:\d\d\.\d
      |PS [A-Z]:\\|[A-Z]:\\[^\s>]{0,80}>
      |\S{1,40}@\S{1,60}[:~]\S{0,60}[#$] 
      |\{\s*$|version\s*=\s*\d|\[plugins\.
    )
  `,
)

/** Each line stands where the string does, behind those before it. */
function placesIn({ text, at }: Quoted, starts: readonly number[]): CarriedFile['placeOf'] {
  const index = indexAt(starts, at)
  let column = at - (starts[index] ?? 0) + 1
  const columns = text.split('\n').map((one) => {
    const own = column
    // Its two quotes are as long as the line end behind it.
    column += JSON.stringify(one).length
    return own
  })
  const first = columns[0] ?? 1
  return (line, own) => ({ line: index + 1, column: (columns[line - 1] ?? first) + own })
}
