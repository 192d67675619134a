import type { Mapped, Piece } from '../mapped.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** A reference to a variable inside a text, by its name in lower case without its scope. */
export interface Reference {
  readonly variable: string
  readonly at: number
  readonly text: string
  /** `@name`: every item is an argument of its own. */
  readonly isSplat?: true
}

export type Part = Piece | Reference

export const isReference = (part: Part): part is Reference => 'variable' in part

const variable =
  /\$(?:\{([\w:]{1,100})\}|((?:global|script|local|env|using):)?([A-Za-z_]\w{0,100}))/iy

/** The offset after the parenthesis that closes the one at `start`. */
export function callEnd(source: string, start: number): number {
  let depth = 0
  for (let i = start; i < source.length && i < start + 2_000; i++) {
    if (source[i] === '(') depth += 1
    else if (source[i] === ')' && --depth === 0) return i + 1
  }
  return start + 1
}

/** Text with its variables; a call whose result nobody sees is open. */
export function expanded(source: string, start: number, end: number): readonly Part[] {
  const parts: Part[] = []
  let from = start
  let i = start
  const flush = (to: number) => {
    if (to > from) parts.push({ text: source.slice(from, to), at: from })
  }
  while (i < end) {
    const letter = source[i]
    if (letter === '`') {
      flush(i)
      const next = source[i + 1] ?? ''
      if (i + 1 < end && next !== '\n') parts.push({ text: escapes[next] ?? next, at: i + 1 })
      i += 2
      from = i
    } else if (letter === '"' && source[i + 1] === '"' && source[start - 1] === '"') {
      flush(i + 1)
      i += 2
      from = i
    } else if (letter === '$' && source[i + 1] === '(') {
      flush(i)
      const close = Math.min(callEnd(source, i + 1), end)
      const text = source.slice(i, close)
      const own = shown.exec(text.slice(0, 200))?.[1]
      const path = own === undefined ? pathIn(source, text, i) : undefined
      if (path) parts.push(...path)
      else parts.push(own === undefined ? { text, at: i, isOpen: true } : referenceTo(own, text, i))
      i = close
      from = i
    } else if (letter === '$') {
      variable.lastIndex = i
      const found = variable.exec(source)
      if (!found || variable.lastIndex > end) {
        i += 1
        continue
      }
      flush(i)
      const [text, braced, scope = '', name = ''] = found
      const full = braced ?? `${scope.toLowerCase() === 'env:' ? 'env:' : ''}${name}`
      parts.push(referenceTo(full, text, i))
      i = variable.lastIndex
      from = i
    } else i += 1
  }
  flush(end)
  return parts
}

/** A variable alone, or as the text that it is: `$($line)`, `$($line -join ' ')`, `$($text.ToString())`. */
const shown =
  /^\$\(\s*\$([\w:]{1,100})(?:\.(?:ToString|Trim)\(\))?(?:\s+-join\s+(?:" "|' '))?\s*\)$/i

const argument = /(\$[\w:]{1,100}|"[^"\n]{0,200}"|'[^'\n]{0,200}')/.source
const pathCall = new RegExp(
  acrossLines`
    ^\$\(\s*(?:
      \[(?:System\.)?IO\.Path\]::Combine\(\s*${argument}\s*,\s*${argument}\s*\)
      |Join-Path\s+(?:-Path\s+)?${argument}\s+(?:-ChildPath\s+)?${argument}
    )\s*\)$
  `,
  'di',
)

/** A folder and what lies in it, put together by PowerShell or by .NET; undefined for other calls. */
function pathIn(source: string, text: string, at: number): readonly Part[] | undefined {
  const found = text.length > 600 ? null : pathCall.exec(text)
  const places = (found?.indices ?? []).slice(1).flatMap((one) => (one ? [one] : []))
  const [folder = [], name = []] = places.map(([from, to]) => {
    const isQuoted = /["']/.test(text[from] ?? '')
    const [start, end] = isQuoted ? [from + 1, to - 1] : [from, to]
    return text[from] === "'"
      ? [{ text: text.slice(start, end), at: at + start }]
      : expanded(source, at + start, at + end)
  })
  const [first] = name
  // What begins at a root takes the place of the folder.
  const isBelow =
    first !== undefined && (isReference(first) || !/^[\\/]|^[A-Za-z]:/.test(first.text))
  return found && isBelow ? [...folder, { text: '\\', at }, ...name] : undefined
}

const referenceTo = (name: string, text: string, at: number): Reference => ({
  variable: name.toLowerCase().replace(/^(?:global|script|local|using):/, ''),
  at,
  text,
})

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '0': '' }

/** A reference whose value nobody knows, as a piece. */
export const openPiece = ({ text, at }: Reference): Mapped => [{ text, at, isOpen: true }]
