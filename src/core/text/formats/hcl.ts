/** A value of Terraform with the offset at which it begins. */
export type HclValue =
  | {
      readonly is: 'text'
      readonly text: string
      readonly at: number
      /** Of a text that stands between two marks. */
      readonly lines?: readonly { readonly text: string; readonly at: number }[]
    }
  | { readonly is: 'bare'; readonly text: string; readonly at: number }
  | { readonly is: 'list'; readonly items: readonly HclValue[]; readonly at: number }
  | { readonly is: 'map'; readonly entries: readonly HclEntry[]; readonly at: number }

export interface HclEntry {
  readonly key: string
  readonly at: number
  readonly value: HclValue
}

/** A setting, or a block with what stands in it. */
export type HclItem =
  | ({ readonly is: 'setting' } & HclEntry)
  | {
      readonly is: 'block'
      readonly key: string
      readonly at: number
      readonly labels: readonly string[]
      readonly items: readonly HclItem[]
    }

interface Reader {
  readonly text: string
  at: number
}

/** Nobody nests deeper. */
const deepest = 40

/** What stands in the block whose brace is at an offset; undefined where it cannot be read. */
export function hclBlockAt(text: string, brace: number): readonly HclItem[] | undefined {
  return itemsOf({ text, at: brace + 1 }, 0)
}

/** The entries of the map whose brace is at an offset; undefined where it cannot be read. */
export function hclMapAt(
  text: string,
  brace: number,
): Extract<HclValue, { is: 'map' }> | undefined {
  const found = entriesOf({ text, at: brace + 1 }, 0, brace)
  return found?.is === 'map' ? found : undefined
}

function itemsOf(from: Reader, depth: number): readonly HclItem[] | undefined {
  const items: HclItem[] = []
  for (;;) {
    skip(from, blank)
    if (depth > deepest || from.at >= from.text.length) return undefined
    if (from.text[from.at] === '}') {
      from.at += 1
      return items
    }
    const at = from.at
    const key = take(from, word)
    if (key === undefined) return undefined
    const labels: string[] = []
    for (;;) {
      skip(from, space)
      const label = take(from, quoted) ?? take(from, word)
      if (label === undefined) break
      labels.push(unquoted(label))
    }
    if (from.text[from.at] === '{') {
      from.at += 1
      const own = itemsOf(from, depth + 1)
      if (!own) return undefined
      items.push({ is: 'block', key, at, labels, items: own })
      continue
    }
    if (take(from, assign) === undefined || labels.length > 0) return undefined
    const value = valueOf(from, depth)
    if (!value) return undefined
    items.push({ is: 'setting', key, at, value })
  }
}

function valueOf(from: Reader, depth: number): HclValue | undefined {
  skip(from, space)
  const at = from.at
  const opening = from.text[at]
  if (depth > deepest) return undefined
  if (opening === '{' || opening === '[') {
    from.at += 1
    const found = opening === '{' ? entriesOf(from, depth, at) : listOf(from, depth, at)
    return found && isEnd(from) ? found : found && expression(from, at)
  }
  const text = take(from, quoted)
  if (text !== undefined && isEnd(from)) return { is: 'text', text: unquoted(text), at }
  from.at = at
  const here = take(from, hereDocument)
  if (here !== undefined) return betweenMarks(here, at)
  return expression(from, at)
}

function entriesOf(from: Reader, depth: number, at: number): HclValue | undefined {
  const entries: HclEntry[] = []
  for (;;) {
    skip(from, between)
    if (from.text[from.at] === '}') {
      from.at += 1
      return { is: 'map', entries, at }
    }
    const own = from.at
    const key = take(from, quoted) ?? take(from, word)
    skip(from, space)
    if (key === undefined || take(from, assign) === undefined) return undefined
    const value = valueOf(from, depth + 1)
    if (!value) return undefined
    entries.push({ key: unquoted(key), at: own, value })
  }
}

function listOf(from: Reader, depth: number, at: number): HclValue | undefined {
  const items: HclValue[] = []
  for (;;) {
    skip(from, between)
    if (from.text[from.at] === ']') {
      from.at += 1
      return { is: 'list', items, at }
    }
    const value = valueOf(from, depth + 1)
    if (!value) return undefined
    items.push(value)
  }
}

/** Whatever stands here up to the end of the value, as a reference, a call or a number. */
function expression(from: Reader, at: number): HclValue | undefined {
  let depth = 0
  for (; from.at < from.text.length; from.at++) {
    const letter = from.text[from.at] ?? ''
    if (letter === '"') {
      if (take(from, quoted) === undefined) return undefined
      from.at -= 1
    } else if ('([{'.includes(letter)) depth += 1
    else if (')]}'.includes(letter)) {
      if (depth === 0) break
      depth -= 1
    } else if (depth === 0 && ('\n,#'.includes(letter) || from.text.startsWith(' //', from.at))) {
      break
    }
  }
  const text = from.text.slice(at, from.at).trim()
  return text === '' ? undefined : { is: 'bare', text, at }
}

/** Whether a value ends here. */
function isEnd(from: Reader): boolean {
  skip(from, space)
  return /^[\n,\]}#]|^\/\/|^$/.test(from.text.slice(from.at, from.at + 2))
}

const blank = /(?:\s|#[^\n]*|\/\/[^\n]*)+/y
const between = /(?:[\s,]|#[^\n]*|\/\/[^\n]*)+/y
const space = /[ \t]+/y
const word = /[A-Za-z_][\w.-]*/y
const assign = /[=:](?![=:])/y
const quoted = /"(?:[^"\\\n]|\\.)*"/y
const hereDocument = /<<-?(\w{1,20})\n[^]*?\n[ \t]*\1(?=\n|$)/y

function take(from: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = from.at
  const found = pattern.exec(from.text)?.[0]
  from.at += found?.length ?? 0
  return found
}

const skip = (from: Reader, pattern: RegExp) => void take(from, pattern)

const unquoted = (text: string) =>
  text.startsWith('"')
    ? text.slice(1, -1).replaceAll(/\\(["\\nrt])/g, (_, one: string) => escaped[one] ?? one)
    : text
const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }

/** A text between two marks, without what all its lines are indented by. */
function betweenMarks(here: string, at: number): HclValue {
  const all = here.split('\n').slice(1, -1)
  // What fills it in may stand for whole lines.
  if (all.some((line) => /^\s*%\{|^\s*\$\{/.test(line))) return { is: 'bare', text: '', at }
  const filled = all.filter((line) => line.trim() !== '')
  const indent = filled.reduce((least, line) => Math.min(least, line.search(/\S/)), Infinity)
  let start = at + here.indexOf('\n') + 1
  const lines = all.map((line) => {
    const own = Math.min(indent, line.length)
    const one = { text: line.slice(own), at: start + own }
    start += line.length + 1
    return one
  })
  return { is: 'text', text: lines.map(({ text }) => text).join('\n'), at, lines }
}
