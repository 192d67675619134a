import { callEnd, expanded, type Part } from './powershell-parts.ts'

/** A word, a string or a mark of a script, with where it stands. */
export interface Token {
  readonly kind: 'word' | 'string' | 'mark' | 'end'
  readonly text: string
  readonly parts: readonly Part[]
  readonly at: number
}

/** Takes a PowerShell script apart, in one pass over it. Text that ends too early ends its token. */
export function* scanPowerShell(source: string): Generator<Token> {
  let i = 0
  let depth = 0
  /** Hash tables that are open, by how many parentheses stood open before each. */
  const tables: number[] = []
  let noTableBefore = 0
  /** Behind a comma or a plus a statement goes on below. */
  let goesOn = false
  while (i < source.length) {
    const letter = source[i] ?? ''
    if (!/\s/.test(letter) && letter !== '#') goesOn = letter === ',' || letter === '+'
    if (letter === '\n') {
      if (tables.length > 0) {
        if (depth === tables.at(-1)) yield mark('mark', ';', i)
      } else if (depth === 0 && !goesOn) yield mark('end', letter, i)
      i += 1
    } else if (/\s/.test(letter)) i += 1
    else if (letter === '`' && /[\r\n]/.test(source[i + 1] ?? '\n')) i += 2
    else if (letter === '`' && /^`[ \t]+(?:\n|$)/.test(source.slice(i, i + 80))) {
      i = after(source, '\n', i)
    } else if (letter === '<' && source[i + 1] === '#') i = after(source, '#>', i + 2)
    else if (letter === '#') i = lineEnd(source, i)
    else if (letter === '@' && /^@["']\s*\n/.test(source.slice(i, i + 80))) {
      const quote = source[i + 1] ?? ''
      const start = source.indexOf('\n', i) + 1
      const found = source.indexOf(`\n${quote}@`, start - 1)
      const end = found < 0 ? source.length : found
      yield {
        kind: 'string',
        text: quote,
        parts:
          quote === '"'
            ? expanded(source, start, end)
            : [{ text: source.slice(start, end), at: start }],
        at: i,
      }
      i = found < 0 ? source.length : end + 3
    } else if (letter === '"' || letter === "'") {
      const end = stringEnd(source, i)
      yield { kind: 'string', text: letter, parts: stringParts(source, i, end), at: i }
      i = end
    } else if (letter === '@' && source[i + 1] === '{') {
      const close = tables.length > 0 || i < noTableBefore ? undefined : tableEnd(source, i + 1)
      if (tables.length > 0 || close?.isClosed === true) {
        tables.push(depth)
        yield mark('mark', '@{', i)
        i += 2
      } else {
        noTableBefore = Math.max(noTableBefore, close?.end ?? 0)
        yield mark('mark', '@', i)
        i += 1
      }
    } else if (letter === '@' && source[i + 1] === '(') {
      yield mark('mark', '@', i)
      i += 1
    } else if (tables.length > 0 && /[{};|]/.test(letter)) {
      // A script block inside a table ends where its own brace does.
      if (letter === '{') tables.push(depth)
      else if (letter === '}') depth = tables.pop() ?? depth
      yield mark('mark', letter, i)
      i += 1
    } else if (letter === '(' || letter === ')') {
      depth = Math.max(0, depth + (letter === '(' ? 1 : -1))
      yield mark('mark', letter, i)
      i += 1
    } else if (letter === '{' || letter === '}' || letter === ';' || letter === '|') {
      depth = 0
      yield mark('end', letter, i)
      i += 1
    } else if (letter === ',' || letter === '+' || letter === '=') {
      yield mark('mark', source.startsWith('+=', i) ? '+=' : letter, i)
      i += source.startsWith('+=', i) ? 2 : 1
    } else {
      const end = wordEnd(source, i)
      yield { kind: 'word', text: source.slice(i, end), parts: wordParts(source, i, end), at: i }
      i = end
    }
  }
}

const mark = (kind: 'mark' | 'end', text: string, at: number): Token => ({
  kind,
  text,
  parts: [],
  at,
})

const lineEnd = (source: string, from: number) => {
  const found = source.indexOf('\n', from)
  return found < 0 ? source.length : found
}

const after = (source: string, text: string, from: number) => {
  const found = source.indexOf(text, from)
  return found < 0 ? source.length : found + text.length
}

/** “l'adresse”, “node's”: within a word of a sentence, and nothing closes it in its line. */
const isApostrophe = (source: string, at: number) =>
  /\p{L}/u.test(source[at - 1] ?? '') &&
  /\p{L}/u.test(source[at + 1] ?? '') &&
  stringEnd(source, at) > lineEnd(source, at)

/** Longer than this no table is. */
const longestTable = 20_000
const deepestTable = 20

/** Where the brace of a hash table closes, or how far it was looked for. */
function tableEnd(source: string, start: number): { readonly end: number; isClosed: boolean } {
  const limit = Math.min(source.length, start + longestTable)
  let depth = 0
  let i = start
  while (i < limit) {
    const letter = source[i]
    if (letter === '"' || letter === "'") i = stringEnd(source, i)
    else if (letter === '#') i = lineEnd(source, i)
    else if (letter === '`') i += 2
    else {
      if (letter === '{' && ++depth > deepestTable) break
      if (letter === '}' && --depth === 0) return { end: i, isClosed: true }
      i += 1
    }
  }
  return { end: i, isClosed: false }
}

/** The offset after the quote that ends a string. */
function stringEnd(source: string, start: number): number {
  const quote = source[start]
  for (let i = start + 1; i < source.length; i++) {
    if (source[i] === '`' && quote === '"') i += 1
    // What a call in a text has in quotes does not end the text.
    else if (source[i] === '$' && source[i + 1] === '(' && quote === '"') {
      i = callEnd(source, i + 1) - 1
    } else if (source[i] === quote) {
      if (source[i + 1] !== quote) return i + 1
      i += 1
    }
  }
  return source.length
}

const stringParts = (source: string, start: number, end: number): readonly Part[] => {
  const close = source[end - 1] === source[start] && end - 1 > start ? end - 1 : end
  if (source[start] === '"') return expanded(source, start + 1, close)
  let at = start + 1
  const pieces = source.slice(at, close).split("''")
  // Two quotes are one; what stands behind them keeps its place.
  return pieces.map((piece, i) => {
    const own = { text: i < pieces.length - 1 ? `${piece}'` : piece, at }
    at += piece.length + 2
    return own
  })
}

/** Words that begin like a flag hold commas; quotes and calls inside a word belong to it. */
function wordEnd(source: string, start: number): number {
  const isFlag = source[start] === '-'
  let i = start
  while (i < source.length) {
    const letter = source[i] ?? ''
    if (/[\s;|{}]/.test(letter)) break
    if (letter === '@' && source[i - 1] === ']' && /[({]/.test(source[i + 1] ?? '')) break
    if (letter === '$' && source[i + 1] === '(') i = callEnd(source, i + 1)
    else if (letter === '$' && source[i + 1] === '{')
      i = Math.max(source.indexOf('}', i) + 1, i + 2)
    else if (letter === "'" && i > start && isApostrophe(source, i)) i += 1
    else if ((letter === '"' || letter === "'") && i > start) i = stringEnd(source, i)
    else if (letter === '`') i += 2
    else if (/[()]/.test(letter) || (letter === ',' && !isFlag)) break
    else if ((letter === '=' || letter === '+') && !isFlag && i > start && source[start] === '$')
      break
    else i += 1
  }
  return Math.min(Math.max(i, start + 1), source.length)
}

function wordParts(source: string, start: number, end: number): readonly Part[] {
  const splat = /^@([A-Za-z_]\w*)$/.exec(source.slice(start, Math.min(end, start + 120)))?.[1]
  if (splat !== undefined) {
    return [{ variable: splat.toLowerCase(), at: start, text: `@${splat}`, isSplat: true }]
  }
  return expanded(source, start, end)
}
