import { bracketsIn } from '../formats/brackets.ts'
import { isFilled } from './dedented.ts'
import type { Line } from '../lines.ts'

/** Lines of a text that look like a file: from the first up to the one behind the last. */
export interface Run {
  readonly start: number
  readonly end: number
}

const json = /^\s{0,12}(?:\{\s*(?:$|")|\[\s*(?:$|[{"]))/
const yaml = /^(?:- )?["']?[a-z][\w.-]{1,60}["']?:(?:\s|$)/
const variable = /^[A-Z][A-Z\d]{1,30}_\w{1,60}=/
const toml =
  /^(?:version\s*=\s*(?:\d|["'][1-4]["'])\s*(?:#|$)|\[plugins[.\]]|(?:root|state|imports)\s*=)/
const inToml = /^(?!\[\d{1,2}:\d)(?:\s|$|#|[[\]{}]|["']?[\w.-]{1,80}["']?\s*=)/
const inYaml = /^(?:\s|$|["']?[A-Za-z_][\w./-]{0,80}["']?:(?:\s|$)|- |#)/

/** Files that stand between words of people without a mark; none where the text has nothing else. */
export function structuredRuns(lines: readonly Line[]): readonly Run[] {
  const found: Run[] = []
  const filled = lines.filter(isFilled).length
  // Brackets up to here belong to one that is no file of its own.
  let looked = 0
  for (let i = 0; i < lines.length; i++) {
    const text = lines[i]?.text.slice(0, 300) ?? ''
    if (!isApart(lines[i - 1])) continue
    const isBracket = json.test(text)
    if (isBracket && i < looked) continue
    const bracket = isBracket ? closingOf(lines, i) : undefined
    if (bracket?.isWhole === false) looked = bracket.end
    const end = isBracket ? (bracket?.isWhole ? bracket.end : undefined) : endOfKeys(lines, i)
    if (end === undefined) continue
    const own = lines.slice(i, end).filter(isFilled).length
    if (own < filled) found.push({ start: i, end })
    i = end - 1
  }
  return found
}

/** What a chat puts above what somebody says. */
const saidAt =
  /^(?:\[\d{1,2}:\d\d(?::\d\d)?(?: [AP]M)?\] \S[^\n]{1,60}|[^\n:=]{0,60}\s\d{1,2}:\d\d(?: [AP]M)?)\s*$/i

/** What stands before a colon at the end; nothing where there is none. */
const before = (text: string) => (/[:：]$/.test(text) ? text.slice(0, -1) : '')

/** Below nothing, below words that lead to it, or below the command that printed it. */
const isApart = (above: Line | undefined) =>
  above === undefined ||
  !isFilled(above) ||
  /\s\S{1,200}$/.test(before(above.text.slice(-300).trimEnd())) ||
  saidAt.test(above.text.slice(0, 120)) ||
  /^(?:az|aws|gcloud|kubectl) \S+ [^\n]{0,300}$/.test(above.text.slice(0, 400))

const forms = [
  [yaml, inYaml],
  [toml, inToml],
  [variable, variable],
] as const

/** The line behind the keys, settings or variables that begin here; comments may stand above the first. */
function endOfKeys(lines: readonly Line[], start: number): number | undefined {
  let first = start
  while (first - start < 20 && /^#(?!#)/.test(lines[first]?.text ?? '')) first += 1
  const text = lines[first]?.text.slice(0, 300) ?? ''
  const goesOn = forms.find(([begins]) => begins.test(text))?.[1]
  if (!goesOn) return undefined
  let end = first + 1
  for (let i = end; i < lines.length; i++) {
    const line = lines[i]
    if (!line || !goesOn.test(line.text.slice(0, 200))) break
    if (isFilled(line)) end = i + 1
  }
  return end
}

/** The line behind the bracket that closes the first one, or the end; words behind it are no part of a file. */
function closingOf(lines: readonly Line[], start: number) {
  let depth = 0
  for (let i = start; i < lines.length; i++) {
    const text = lines[i]?.text ?? ''
    depth = bracketsIn(text, depth).open
    if (depth <= 0) return { end: i + 1, isWhole: /[\]}]\s*$/.test(text) }
  }
  return { end: lines.length, isWhole: false }
}
