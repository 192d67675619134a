import { textOfJson } from '../../../text/formats/json-string.ts'
import type { Carrier } from './carried.ts'

/** A line of klog or containerd as a value of CSV or JSON. */
const start = String.raw`(?:[IWEF]\d{4} \d\d:\d\d:\d\d\.\d|time=(?:\\"|"")\d{4}-)`
const ofJson = new RegExp(
  String.raw`[:,[{]\s{0,4}("${start}(?:[^"\\]|\\.){0,20000}")(?=\s{0,4}(?:[,}\]]|$))`,
)
const ofCsv = new RegExp(String.raw`(?:^|[,;\t])"(${start}(?:[^"]|""){0,20000})"(?=[,;\t\r]|$)`)

function messageOf(line: string): string | undefined {
  const json = ofJson.exec(line)?.[1]
  if (json !== undefined) return textOfJson(json)?.split('\n', 1)[0]
  return ofCsv.exec(line)?.[1]?.replaceAll('""', '"')
}

/** What somebody wrote before or behind the records, who writes more than two words in a line. */
const wordsOf = (line: string) => (inWords.test(line) ? line : '')
const inWords = /^\s{0,4}(?![[{"\]}])[^\s{}]{1,80}\s{1,3}[^\s{}]{1,80}\s[^{}]*$/

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
  if (found === 0 || found * 2 < filled) return undefined
  return { text: messages.map((one, i) => one ?? wordsOf(lines[i] ?? '')).join('\n'), parts: [] }
}
