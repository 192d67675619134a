import { textOfJson } from '../../../text/formats/json-string.ts'
import type { Carrier } from './carried.ts'

/** A line of klog or containerd as a value of CSV or JSON. */
const start = String.raw`(?:[IWEF]\d{4} \d\d:\d\d:\d\d\.\d|time=(?:\\"|"")\d{4}-)`
const ofJson = new RegExp(
  String.raw`[:,[{]\s{0,4}("${start}(?:[^"\\]|\\.){0,20000}")(?=\s{0,4}(?:[,}\]]|$))`,
)
const ofCsv = new RegExp(String.raw`(?:^|[,;\t])"(${start}(?:[^"]|""){0,20000})"(?=[,;\t\r]|$)`)

/** A whole log as one value, whose lines are written, is no record of one message. */
const ofWholeLog = new RegExp(String.raw`"${start}(?:[^"\\]|\\.){0,20000}?\\n${start}`)

function messageOf(line: string): string | undefined {
  const json = ofJson.exec(line)?.[1]
  if (json !== undefined) return textOfJson(json)?.split('\n', 1)[0]
  return ofCsv.exec(line)?.[1]?.replaceAll('""', '"')
}

/** What somebody wrote before or behind the records, who writes more than two words in a line. */
const wordsOf = (line: string) => (inWords.test(line) ? line : '')
const inWords = /^\s{0,4}(?![[{"\]}])[^\s{}]{1,80}\s{1,3}[^\s{}]{1,80}\s[^{}]*$/

/** The message of a record that is no line of klog or containerd: what stands where those have theirs. */
function besideOthers(line: string, keys: ReadonlySet<string>): string | undefined {
  const strings = [
    ...line.matchAll(/(?:"([\w.@-]{1,60})"\s{0,4}:\s{0,4})?("(?:[^"\\]|\\.){0,20000}")/g),
  ]
  const own = strings.find(([, key]) => key !== undefined && keys.has(key))?.[2]
  if (own !== undefined) return textOfJson(own)?.split('\n', 1)[0]
  if (!/^\s{0,4}[{[]/.test(line)) return longestField(line)?.replaceAll('""', '"')
  const [longest] = strings
    .map(([, , text = '']) => text)
    .filter((text) => hasWords.test(text))
    .toSorted((a, b) => b.length - a.length)
  return longest === undefined ? undefined : textOfJson(longest)?.split('\n', 1)[0]
}

const hasWords = /\s\S{1,200}\s/

/** Of a line of CSV, what has words. */
function longestField(line: string): string | undefined {
  const fields = [...line.matchAll(/(?:^|[,;\t])"((?:[^"]|""){0,20000})"(?=[,;\t\r]|$)/g)]
    .map(([, field = '']) => field)
    .filter((field) => hasWords.test(field))
  return fields.toSorted((a, b) => b.length - a.length)[0]
}

/** The keys under which records have their messages. */
const keysOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => ofKey.exec(line)?.[1] ?? []))
const ofKey = new RegExp(String.raw`"([\w.@-]{1,60})"\s{0,4}:\s{0,4}"${start}`)

/**
 * A log that was exported from a search, a record on each line: its messages, line for line, and the
 * words around them. Nothing where other text has more of the lines.
 */
export function exportedLog(text: string): Carrier | undefined {
  if (!/"(?:[IWEF]\d{4} \d|time=)/.test(text)) return undefined
  const lines = text.split('\n')
  const messages = lines.map(messageOf)
  const found = messages.filter((one) => one !== undefined).length
  const filled = lines.filter((line) => /[^\s[\]{},]/.test(line)).length
  if (found === 0 || found * 2 < filled || (found === 1 && ofWholeLog.test(text))) return undefined
  const keys = keysOf(lines)
  return {
    text: messages
      .map((one, i) => one ?? (besideOthers(lines[i] ?? '', keys) || wordsOf(lines[i] ?? '')))
      .join('\n'),
    parts: [],
  }
}
