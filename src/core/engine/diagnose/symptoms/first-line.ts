import { acrossLines } from '../../../values/across-lines.ts'

/** How logs, events, key-value output, JSON and prompts begin a line that starts a new message; HNS adds its answer as JSON. */
const firstLine = new RegExp(
  acrossLines`
    ^[\s>]*(?:
      [IWEF]\d{4}[ \d]|\d{4}[-/]\d|\d\d?[:/]\d\d|\[(?!signal|\d+\])|\{(?!"Success|[a-z])
      |(?:time|ts|level)=
      |(?:Warning|Normal|panic:|PS [A-Z]:)
      |[-*#$] 
    )
  `,
)
/** What stands before the line of a component, such as the name of a pod, is printed for each line anew. */
const prefixed = /[^\w.][IWEF]\d{4} \d\d:\d\d:\d\d\.\d/
/** A member of JSON, where the line before or its own is JSON: a name in quotes may also begin a line that was wrapped. */
const member = /^[\s>]*"[^"]{1,80}":/
const endsInJson = /[{[,}][\s>]{0,20}$/
/** So does a key; but a word with a colon may also begin a line that was wrapped. */
const keyLine = /^\s*(?!Win32:)[A-Za-z][\w./-]{0,80}:(?:\s|$)/
/** What one error says of the next one inside it. */
const innerError = /^\s*(?:[a-z][\w./-]{0,80}|(?:HNS|Host|hcs|hcn)\w{0,60}):\s/
const firstWord = /\S+/
/** PowerShell wraps at the width of its window, and leaves the blank in front. */
const shortestWrapped = 70
const shortestInMail = 60
/** The widths at which programs break between words, where the next one would not have fitted. */
const shortestBroken = 45
const longestBroken = 132
const leastWidth = 60

const blank = 0x20
const colon = 0x3a

/** The message so far, up to a line. */
export interface MessageSoFar {
  /** Of the line before, without its end. */
  readonly before: readonly [start: number, end: number]
  /** The length of its longest line. */
  readonly longest: number
  /** It began with a key, behind which others follow. */
  readonly isOfKey: boolean
}

/** How a line begins a new message, if it does: with a key or with anything else. */
export function beginOf(
  text: string,
  start: number,
  end: number,
  soFar: MessageSoFar,
): 'key' | 'line' | undefined {
  const head = text.slice(start, Math.min(end, start + 120))
  if (firstLine.test(head) || prefixed.test(head)) return 'line'
  const [from, to] = soFar.before
  const endsSo = (at: number) => endsInJson.test(text.slice(Math.max(at - 20, 0), at))
  if (member.test(head)) return endsSo(to) || endsSo(end) ? 'line' : undefined
  if (!keyLine.test(head) || isWrapped(text, from, to)) return undefined
  return !soFar.isOfKey && innerError.test(head) && isBroken(head, to - from, soFar.longest)
    ? undefined
    : 'key'
}

function isWrapped(text: string, start: number, end: number): boolean {
  const last = text.charCodeAt(end - 1)
  return (
    (last === blank && end - start >= shortestWrapped) ||
    // A line of a mail ends behind the colon of an error that goes on.
    (last === colon && end - start >= shortestInMail)
  )
}

/** Whether the word that begins a line would not have fitted behind the line before. */
function isBroken(head: string, length: number, longest: number): boolean {
  const word = firstWord.exec(head)?.[0].length ?? 0
  return (
    length >= shortestBroken &&
    length <= longestBroken &&
    length + 1 + word > Math.max(longest, leastWidth)
  )
}
