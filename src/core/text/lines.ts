import { withFewBlanks } from './blanks.ts'
import { sentLines } from './sections/quoted-printable.ts'
import { unmarked } from './sections/unmarked.ts'
import { acrossLines } from '../values/across-lines.ts'

/** One line of a pasted text, without what pasting and editors added. */
export interface Line {
  readonly text: string
  /** From 1, in the file. */
  readonly number: number
  /** Characters of the file's line before `text`. */
  readonly indent: number
  /** The line as the file has it. */
  readonly raw: string
}

/**
 * The lines of a text as people meant them: no byte order mark, no line numbers or marks of quoting
 * in front, straight quotes, plain spaces and
 * punctuation. UTF-16 that was read as UTF-8 is put right.
 */
export function linesOf(text: string): readonly Line[] {
  const plain = withoutNulls(text)
  const raws = plain.split(/\r\n|\n|\r/)
  const hasDashes = /[\u2013\u2014]{2}[a-z]/.test(plain) && !isHyphenated.test(plain)
  const lines = sentLines(plain, raws).map((sent, i): Line => ({
    text: withFewBlanks(cleaned(hasDashes ? withHyphens(sent) : sent)),
    number: i + 1,
    indent: 0,
    raw: raws[i] ?? sent,
  }))
  return unmarked(lines)
}

/** Whether a text is no text: it holds many characters that only binary files have. */
export function isBinary(text: string): boolean {
  const start = withoutNulls(text.slice(0, 4_096))
  let strange = 0
  for (let i = 0; i < start.length; i++) {
    const code = start.charCodeAt(i)
    if (code === 0xfffd || (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 27)) {
      strange += 1
    }
  }
  return strange > 8 && strange * 20 > start.length
}

/** Text in UTF-16 has a zero byte beside every Latin letter. */
function withoutNulls(text: string): string {
  if (!text.includes('\0')) return text
  const start = text.slice(0, 2_000)
  const share = start.split('\0').length / start.length
  return share > 0.3 && share < 0.6 ? text.replace(/^\uFFFD+/, '').replaceAll('\0', '') : text
}

const odd = new RegExp(
  acrossLines`
    [\u00A0\u2007\u202F\u3000\u2018-\u201F\u200B-\u200D\u2060\uFEFF\u001B\uFF08\uFF09\uFF0C\uFF1A]
    |&(?:quot|lt|gt|amp|nbsp|apos|#39|#x27|#34);
    |<br|[\u2013\u2014](?=[a-z])
  `,
)

/** A dash that stands for two hyphens, as blogs and mails print them. */
const printedDash = /(^|[\s"'`=([])[\u2013\u2014](?=[a-z][a-z\d]{0,30}(?:-[a-z\d]{1,30}|[=-]))/g
/** Beside flags that kept theirs one dash is a fault of its own. */
const isHyphenated = /\s--[a-z]/

/** Hyphens as a program reads them from a picture of text: two dashes for each two, one between letters. */
const withHyphens = (line: string): string =>
  line
    .replace(/[\u2013\u2014]{2}(?=[a-z])/g, '--')
    .replace(/(?<=[A-Za-z\d])[\u2013\u2014](?=[A-Za-z])/g, '-')

function cleaned(raw: string): string {
  if (!odd.test(raw)) return raw
  const text = raw
    .replace(/\u001B\[[0-9;]{0,20}[A-Za-z]/g, '')
    .replace(/[\u00A0\u2007\u202F\u3000]/g, ' ')
    .replace(/[\uFF08\uFF09\uFF0C\uFF1A]/g, (wide) =>
      String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\u2018-\u201B]/g, "'")
    .replace(quoted, (whole, inner: string) =>
      afterQuote.test(inner) ? whole : whole.replace(/[\u201C-\u201F]/g, "'"),
    )
    .replace(/[\u201C-\u201F]/g, '"')
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(
      /&(quot|lt|gt|amp|nbsp|apos|#39|#x27|#34);/g,
      (_, name: string) => entities[name] ?? '',
    )
    .replace(/<br[ ]?\/?>[ ]{0,4}$/, '')
  return isHyphenated.test(text) ? text : text.replace(printedDash, '$1--')
}

/** A text in straight quotation marks may hold those of print, which end nothing. */
const quoted = /"((?:[^"\\\n]|\\.){0,1000})"/g
/** What stands between two texts, where one of their marks was turned and the other was not. */
const afterQuote = /^\s*[:,\]}]/

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  '#34': '"',
  lt: '<',
  gt: '>',
  amp: '&',
  nbsp: ' ',
  apos: "'",
  '#39': "'",
  '#x27': "'",
}
