import { plainText, type Mapped } from './mapped.ts'
import { createBlocks } from './powershell-blocks.ts'
import { isReference, openPiece, type Part } from './powershell-parts.ts'
import { scanPowerShell, type Token } from './powershell-scan.ts'

/** What a variable of a script holds, as far as the script shows it. */
export type Value =
  | { readonly is: 'text'; readonly text: Mapped }
  | { readonly is: 'list'; readonly items: readonly Mapped[] }

export interface Assignment {
  readonly name: string
  readonly value: Value
}

/** One statement that is no assignment: its words, with variables put in. */
export type Statement = readonly Mapped[]

export interface Script {
  /** In order; a later one of the same name replaces an earlier one. */
  readonly assignments: readonly Assignment[]
  readonly statements: readonly Statement[]
  /** Variables that a statement or another variable uses. */
  readonly used: ReadonlySet<string>
}

/** Longest text that a variable is put together to; a loop of references grows without end. */
const maxExpandedLength = 20_000

/**
 * Reads what a PowerShell script assigns and runs: strings with variables, arrays, here-strings,
 * lines that go on. What only running it would tell stays open. Never throws.
 */
export function readPowerShell(source: string): Script {
  const variables = new Map<string, Value>()
  const assignments: Assignment[] = []
  const statements: Statement[] = []
  const used = new Set<string>()
  let tokens: Token[] = []

  const textOf = (parts: readonly Part[]): Mapped => {
    const pieces = parts.flatMap((part): Mapped => {
      if (!isReference(part)) return [part]
      used.add(part.variable)
      const value = variables.get(part.variable)
      if (!value) return openPiece(part)
      return value.is === 'text' ? value.text : join(value.items)
    })
    return pieces.length > maxExpandedLength || plainText(pieces).length > maxExpandedLength
      ? []
      : pieces
  }

  const itemsOf = (token: Token): readonly Mapped[] => {
    const [only, behind, ...more] = token.parts
    // `$line.Split()` has the words of the line.
    const isSplit =
      token.kind === 'word' && more.length === 0 && /^\.Split$/i.test(behind?.text ?? '')
    if (only && isSplit && isReference(only)) return [textOf([only])]
    if (only && token.parts.length === 1 && isReference(only)) {
      const value = variables.get(only.variable)
      used.add(only.variable)
      if (value?.is === 'list') return value.items
    }
    return [
      token.kind === 'string' && token.parts.length === 0
        ? [{ text: '', at: token.at }]
        : textOf(token.parts),
    ]
  }

  const blocks = createBlocks((token) => {
    const pieces = textOf(token.parts)
    return pieces.some(({ isOpen }) => isOpen === true) ? undefined : plainText(pieces)
  })

  const finish = () => {
    // Whoever calls a script or function gives its parameters.
    if (tokens[0]?.kind === 'word' && /^param$/i.test(tokens[0].text)) tokens = []
    const at = tokens.findIndex(
      ({ kind, text }) => kind === 'mark' && (text === '=' || text === '+='),
    )
    const target = tokens[at - 1]
    const name = at > 0 && target ? nameOf(target) : undefined
    if (name === undefined) {
      const words = tokens.filter(({ kind, text }) => kind !== 'mark' || text === ',')
      if (words.length > 0 && !blocks.isForSome()) {
        statements.push(words.filter(({ kind }) => kind !== 'mark').flatMap(itemsOf))
      }
    } else {
      const value = valueOf(tokens.slice(at + 1), itemsOf)
      const before = variables.get(name)
      const own: Value = blocks.isForSome() && target ? openValue(target) : value
      const isMore = before && (tokens[at]?.text === '+=' || own !== value)
      const full = isMore ? appended(before, own) : own
      const size = full.is === 'text' ? plainText(full.text).length : full.items.length
      if (size <= maxExpandedLength) {
        variables.set(name, full)
        assignments.push({ name, value: full })
      }
    }
    tokens = []
  }

  for (const token of scanPowerShell(source)) {
    if (token.kind === 'end') {
      const statement = tokens
      finish()
      blocks.end(statement, token.text)
    } else tokens.push(token)
  }
  finish()
  return { assignments, statements, used }
}

/** What only some nodes add. */
const openValue = ({ text, at }: Token): Value => ({
  is: 'text',
  text: [{ text, at, isOpen: true }],
})

function nameOf(token: Token): string | undefined {
  const [only] = token.parts
  if (token.kind !== 'word' || token.parts.length !== 1 || !only || !isReference(only))
    return undefined
  return only.variable
}

/** The value of an expression: an array where there is one, else the pieces one after the other. */
function valueOf(tokens: readonly Token[], itemsOf: (token: Token) => readonly Mapped[]): Value {
  const isList = tokens.some(({ kind, text }) => kind === 'mark' && (text === '@' || text === ','))
  const items = isList
    ? listItems(tokens, itemsOf)
    : tokens.filter(({ kind }) => kind !== 'mark').flatMap(itemsOf)
  const first = tokens.find(({ kind }) => kind !== 'mark')
  const isCall = first?.kind === 'word' && !/^[\d"'$-]/.test(first.text)
  if (first && ((isCall && !isList) || tokens.some(isMember))) {
    return { is: 'text', text: [{ text: first.text, at: first.at, isOpen: true }] }
  }
  return isList ? { is: 'list', items } : { is: 'text', text: items.flat() }
}

/** The items of an array; `+` between two texts makes one of them. */
function listItems(
  tokens: readonly Token[],
  itemsOf: (token: Token) => readonly Mapped[],
): readonly Mapped[] {
  const items: Mapped[] = []
  let isText = false
  for (const [i, token] of tokens.entries()) {
    if (token.text === ')') isText = false
    if (token.kind === 'mark') continue
    const own = itemsOf(token)
    const isJoined: boolean = isText && tokens[i - 1]?.text === '+'
    isText = token.kind === 'string' || isJoined
    const last = isJoined ? items.pop() : undefined
    if (last) items.push([...last, ...join(own)])
    else items.push(...own)
  }
  return items
}

/** `.Trim('"')` of a value, or a property of it: what comes of it is not shown. */
const isMember = ({ kind, text }: Token) =>
  kind === 'word' && /^(?:\$(?:\w+:)?\w+)?\.[A-Za-z]|^-(?:join|split|replace|f)$/.test(text)

const join = (items: readonly Mapped[]): Mapped =>
  items.flatMap((item, i) => (i === 0 ? item : [{ text: ' ', at: item[0]?.at ?? 0 }, ...item]))

function appended(before: Value, more: Value): Value {
  const isText = before.is === 'text' && more.is === 'text'
  if (isText) return { is: 'text', text: [...before.text, ...more.text] }
  const listOf = (value: Value) => (value.is === 'list' ? value.items : [value.text])
  return { is: 'list', items: [...listOf(before), ...listOf(more)] }
}
