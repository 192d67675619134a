import { plainText, type Mapped } from '../mapped.ts'
import { formatted } from './powershell-format.ts'
import { emptyCollection } from './powershell-collections.ts'
import { pathOf } from './powershell-paths.ts'
import type { Token } from './powershell-scan.ts'

/** What a variable of a script holds, as far as the script shows it. */
export type Value =
  | { readonly is: 'text'; readonly text: Mapped }
  | { readonly is: 'list'; readonly items: readonly Mapped[] }
  | { readonly is: 'table'; readonly entries: readonly Entry[] }

/** A key of a hash table with what it stands for. */
export interface Entry {
  readonly key: Mapped
  readonly value: Value
}

/** The items that a token stands for, with variables put in. */
export interface ItemsOf {
  (token: Token): readonly Mapped[]
  /** Whether it is a variable that holds an array, be it of one item. */
  isList(token: Token | undefined): boolean
}

/** The value of an expression: an array where there is one, else the pieces one after the other. */
export function valueOf(tokens: readonly Token[], itemsOf: ItemsOf): Value {
  const own = withoutCast(tokens)
  const made = emptyCollection(own)
  if (made) return made
  const text = formatted(own, itemsOf) ?? pathOf(own, itemsOf)
  if (text) return { is: 'text', text }
  const sum = summandsOf(own)
  if (sum.some((one) => isMark(one[0], '(') && one.some(isJoin))) {
    return { is: 'text', text: sum.flatMap((one) => textOf(valueOf(one, itemsOf))) }
  }
  const joint = own.findLastIndex(isJoin)
  const separator = own[joint + 1]
  if (joint > 0 && separator?.kind === 'string' && joint + 2 >= own.length - 1) {
    const list = valueOf(own.slice(0, joint), itemsOf)
    const between = plainText(itemsOf(separator).flat())
    return list.is === 'list' ? { is: 'text', text: joined(list.items, between) } : list
  }
  if (isMark(own[0], '@{')) return { is: 'table', entries: entriesIn(own, itemsOf) }
  // What is added to an array becomes an item of it.
  const isSum = isMark(own[1], '+') && itemsOf.isList(own[0])
  const isList =
    isSum || own.some(({ kind, text }) => kind === 'mark' && (text === '@' || text === ','))
  const items =
    isList && !isSum
      ? listItems(own, itemsOf)
      : own.filter(({ kind }) => kind !== 'mark').flatMap(itemsOf)
  const first = own.find(({ kind }) => kind !== 'mark')
  if (
    first &&
    ((isCall(own) && (!isList || isStatic(own))) || own.some(isMember) || own.some(isTable))
  ) {
    return { is: 'text', text: [{ text: first.text, at: first.at, isOpen: true }] }
  }
  // A variable that holds a list gives all of it.
  const isWhole = isList || (own.length === 1 && items.length > 1)
  return isWhole ? { is: 'list', items } : { is: 'text', text: items.flat() }
}

const textOf = (value: Value): Mapped =>
  value.is === 'text' ? value.text : value.is === 'list' ? joined(value.items) : []

/** The parts of a text that `+` puts together; one alone where it is no such text, or the whole is joined. */
function summandsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]]
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (tokens[0]?.kind !== 'string' || !token || isJoin(token) || isMark(token, ',')) return []
    const end = isMark(token, '(') ? closing(tokens, i) : i
    if (isMark(token, '+')) parts.push([])
    else parts.at(-1)?.push(...tokens.slice(i, end + 1))
    i = end
  }
  return parts.length > 1 ? parts : []
}

/** Whether an expression runs something whose result nobody sees. */
export function isCall(tokens: readonly Token[]): boolean {
  const first = withoutCast(tokens).find(({ kind }) => kind !== 'mark')
  return first?.kind === 'word' && !/^[\d"'$-]/.test(first.text)
}

/** `[Environment]::GetFolderPath(…)`: with several arguments too. Those of a text put its parts together. */
const isStatic = (tokens: readonly Token[]) =>
  /^\[[\w.]{1,80}\]::(?!Join|Concat|Format|new$)\w/i.test(tokens[0]?.text ?? '') &&
  isMark(tokens[1], '(')

const isMark = (token: Token | undefined, text: string) =>
  token?.kind === 'mark' && token.text === text

const isTable = (token: Token) => isMark(token, '@{')

const isJoin = ({ kind, text }: Token) => kind === 'word' && /^-join$/i.test(text)

/** `[string[]]` and `[ordered]` in front of a value, and parentheses around it. */
function withoutCast(tokens: readonly Token[]): readonly Token[] {
  let own = tokens
  for (let i = 0; i < 4; i++) {
    const [first, second] = own
    if (second && first?.kind === 'word' && cast.test(first.text.slice(0, 140))) own = own.slice(1)
    else if (isMark(first, '(') && closing(own, 0) === own.length - 1) own = own.slice(1, -1)
    else return own
  }
  return own
}

const cast = /^\[[\w.[\],]{1,120}\]$/

/** The index of the mark that closes the one at `from`. */
export function closing(tokens: readonly Token[], from: number): number {
  let depth = 0
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i]
    if (token?.kind !== 'mark') continue
    if (/^(?:\(|@?\{)$/.test(token.text)) depth++
    else if (/^[)}]$/.test(token.text) && --depth === 0) return i
  }
  return tokens.length
}

/** The entries between the braces of a hash table. */
function entriesIn(tokens: readonly Token[], itemsOf: ItemsOf): readonly Entry[] {
  const end = closing(tokens, 0)
  const entries: Entry[] = []
  let from = 1
  for (let i = 1; i <= end; i++) {
    const token = tokens[i]
    if (i < end && token?.kind === 'mark' && /^(?:\(|@?\{)$/.test(token.text)) {
      i = closing(tokens, i)
    } else if (i === end || isMark(token, ';')) {
      const [key, equals, ...rest] = tokens.slice(from, i)
      if (key && isMark(equals, '=')) {
        entries.push({ key: itemsOf(key).flat(), value: valueOf(rest, itemsOf) })
      }
      from = i + 1
    }
  }
  return entries
}

/** The items of an array; `+` between two texts makes one of them. */
function listItems(tokens: readonly Token[], itemsOf: ItemsOf): readonly Mapped[] {
  const items: Mapped[] = []
  let isText = false
  for (const [i, token] of tokens.entries()) {
    if (token.text === ')') isText = false
    if (token.kind === 'mark') continue
    const own = itemsOf(token)
    const isJoined: boolean = isText && isMark(tokens[i - 1], '+')
    isText = token.kind === 'string' || isJoined
    const last = isJoined ? items.pop() : undefined
    if (last) items.push([...last, ...joined(own)])
    else items.push(...own)
  }
  return items
}

/** `.Trim('"')` of a value, or a property of it: what comes of it is not shown. */
const isMember = ({ kind, text }: Token) =>
  kind === 'word' && /^(?:\$(?:\w+:)?\w+)?\.[A-Za-z]|^-(?:join|split|replace|f)$/.test(text)

export const joined = (items: readonly Mapped[], separator = ' '): Mapped =>
  items.flatMap((item, i) =>
    i === 0 ? item : [{ text: separator, at: item[0]?.at ?? 0 }, ...item],
  )

/** What only some nodes add. */
export const openValue = ({ text, at }: Token): Value => ({
  is: 'text',
  text: [{ text, at, isOpen: true }],
})

/** A flag that is added to what is not shown: it is an item of the array that scripts keep flags in. */
export const asItem = (value: Value): Value =>
  value.is === 'text' && plainText(value.text.slice(0, 1)).startsWith('--')
    ? { is: 'list', items: [value.text] }
    : value

export function appended(before: Value, more: Value): Value {
  if (before.is === 'table') {
    if (more.is !== 'table') return before
    const keys = new Set(more.entries.map(({ key }) => plainText(key)))
    const kept = before.entries.filter(({ key }) => !keys.has(plainText(key)))
    return { is: 'table', entries: [...kept, ...more.entries] }
  }
  if (more.is === 'table') return before
  const isText = before.is === 'text' && more.is === 'text'
  if (isText) return { is: 'text', text: [...before.text, ...more.text] }
  const listOf = (value: typeof before) => (value.is === 'list' ? value.items : [value.text])
  return { is: 'list', items: [...listOf(before), ...listOf(more)] }
}
