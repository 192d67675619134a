/** A script divided into what runs and what is only data. */
export interface ScannedScript {
  /** The code, with `''` in place of every string and without comments. */
  readonly code: string
  /** The text of every string literal, as the interpreter sees it. */
  readonly literals: readonly string[]
  /** What is open at the end: a string or comment that nothing closes. */
  readonly unclosed?: string
}

const isSingle = (char: string) => char !== '' && `'\u2018\u2019\u201a\u201b`.includes(char)
const isDouble = (char: string) => char !== '' && '"\u201c\u201d\u201e'.includes(char)

/** Reads Windows PowerShell as its tokenizer does, as far as strings and comments go. */
export function scanPowerShell(text: string): ScannedScript {
  const literals: string[] = []
  let code = ''
  let at = 0

  while (at < text.length) {
    const char = text[at] ?? ''
    const next = text[at + 1] ?? ''
    if (char === '<' && next === '#') {
      const end = text.indexOf('#>', at)
      if (end < 0) return { code, literals, unclosed: 'comment' }
      at = end + 2
    } else if (char === '#' && (at === 0 || /[\s;(){}|&,]/.test(text[at - 1] ?? ''))) {
      const end = text.indexOf('\n', at)
      at = end < 0 ? text.length : end
    } else if (char === '`') {
      code += char + next
      at += 2
    } else if (
      char === '@' &&
      (isSingle(next) || isDouble(next)) &&
      /^\r?\n/.test(text.slice(at + 2))
    ) {
      const isQuote = isSingle(next) ? isSingle : isDouble
      const start = text.indexOf('\n', at) + 1
      let end = start - 1
      while (end >= 0 && !(isQuote(text[end + 1] ?? '') && text[end + 2] === '@')) {
        end = text.indexOf('\n', end + 1)
      }
      if (end < 0) return { code, literals, unclosed: 'here-string' }
      const body = text.slice(start, Math.max(start, end))
      literals.push(body)
      code += isQuote === isDouble ? `"${expansions(body)}"` : `''`
      at = end + 3
    } else if (isSingle(char)) {
      const end = closing(text, at, isSingle)
      if (end < 0) return { code, literals, unclosed: 'string' }
      literals.push(text.slice(at + 1, end).replace(/(['\u2018-\u201b])['\u2018-\u201b]/g, '$1'))
      code += `''`
      at = end + 1
    } else if (isDouble(char)) {
      const end = closing(text, at, isDouble, '`')
      if (end < 0) return { code, literals, unclosed: 'string' }
      const body = text.slice(at + 1, end)
      literals.push(body)
      code += `"${expansions(body)}"`
      at = end + 1
    } else {
      const plain = run(text, at, plainPowerShell)
      code += plain
      at += plain.length
    }
  }
  return { code, literals }
}

const plainPowerShell = /[^'"`#<@\u2018-\u201e]*/y
const plainShell = /[^'"#\\()]*/y

/** The next character, and what follows it up to one that may mean something. */
function run(text: string, at: number, plain: RegExp): string {
  plain.lastIndex = at + 1
  return text.slice(at, at + 1) + (plain.exec(text)?.[0] ?? '')
}

/** Reads a POSIX shell script, as far as strings and comments go. */
export function scanShell(text: string): ScannedScript {
  const literals: string[] = []
  const { code, unclosed } = shellCode(text, 0, literals)
  return unclosed === undefined ? { code, literals } : { code, literals, unclosed }
}

interface ShellPart {
  readonly code: string
  /** Behind the part. */
  readonly at: number
  readonly unclosed?: string
}

/** Code up to the end, or inside `$(` up to the parenthesis that closes it. */
function shellCode(text: string, start: number, literals: string[]): ShellPart {
  let code = ''
  let depth = 0
  let at = start
  while (at < text.length) {
    const char = text[at] ?? ''
    if (char === '#' && (at === 0 || /[\s;(){}|&]/.test(text[at - 1] ?? ''))) {
      const end = text.indexOf('\n', at)
      at = end < 0 ? text.length : end
    } else if (char === '\\') {
      code += text.slice(at, at + 2)
      at += 2
    } else if (char === "'" || char === '"') {
      const part =
        char === '"' ? doubleQuoted(text, at, literals) : singleQuoted(text, at, literals)
      code += part.code
      at = part.at
      if (part.unclosed !== undefined) return { code, at, unclosed: part.unclosed }
    } else {
      if (char === '(') depth += 1
      if (char === ')' && --depth < 0 && start > 0) return { code, at: at + 1 }
      const plain = run(text, at, plainShell)
      code += plain
      at += plain.length
    }
  }
  return start > 0 ? { code, at, unclosed: 'substitution' } : { code, at }
}

/** A single-quoted word, with the quotes that it holds as `'\''`. */
function singleQuoted(text: string, start: number, literals: string[]): ShellPart {
  let word = ''
  let at = start
  for (;;) {
    const end = text.indexOf("'", at + 1)
    if (end < 0) return { code: '', at: text.length, unclosed: 'string' }
    word += text.slice(at + 1, end)
    at = end + 1
    if (!text.startsWith(String.raw`\''`, at)) break
    word += "'"
    at += 2
  }
  literals.push(word)
  return { code: `''`, at }
}

/** A double-quoted word; what it substitutes is code again. */
function doubleQuoted(text: string, start: number, literals: string[]): ShellPart {
  let code = ''
  let at = start + 1
  while (at < text.length) {
    if (text[at] === '"') return { code: `"${code}"`, at: at + 1 }
    if (text.startsWith('$(', at)) {
      const part = shellCode(text, at + 2, literals)
      code += `$(${part.code})`
      at = part.at
      if (part.unclosed !== undefined) return { code, at, unclosed: part.unclosed }
    } else if (text[at] === '\\') {
      at += 2
    } else {
      code += text[at] ?? ''
      at += 1
    }
  }
  return { code, at, unclosed: 'string' }
}

/** Where a string that starts at `at` ends: a doubled quote belongs to it, as does an escaped one. */
function closing(
  text: string,
  at: number,
  isQuote: (char: string) => boolean,
  escape?: string,
): number {
  for (let i = at + 1; i < text.length; i++) {
    const char = text[i] ?? ''
    if (char === escape) i += 1
    else if (isQuote(char) && escape !== '\\' && isQuote(text[i + 1] ?? '')) i += 1
    else if (isQuote(char)) return i
  }
  return -1
}

/** What an expandable string runs or looks up: from each unescaped `$` on. */
function expansions(body: string): string {
  const start = body.search(/(?<![`\\])\$/)
  return start < 0 ? '' : body.slice(start)
}
