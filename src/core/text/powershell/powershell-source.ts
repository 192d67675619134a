import { plainText, type Mapped } from '../mapped.ts'
import { createBlocks } from './powershell-blocks.ts'
import { isReference, openPiece, type Part } from './powershell-parts.ts'
import { scanPowerShell, type Token } from './powershell-scan.ts'
import { wordsOf } from './powershell-sums.ts'
import { callIn, keyIn } from './powershell-targets.ts'
import {
  appended,
  asItem,
  isCall,
  joined,
  openValue,
  valueOf,
  type ItemsOf,
  type Value,
} from './powershell-values.ts'

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

/** What Jinja or Helm puts in is as open as a variable without a value; it keeps its length. */
const withOpenTemplates = (source: string): string =>
  source.replace(
    /\{\{-?[ \t]{0,3}[\w.'"|()[\], -]{1,80}?-?\}\}/g,
    ({ length }) => `$${'_'.repeat(length - 1)}`,
  )

/** Longest text that a variable is put together to; a loop of references grows without end. */
const maxExpandedLength = 20_000
/** No command line has more arguments. */
const maxItems = 1_000

/**
 * Reads what a PowerShell script assigns and runs: strings with variables, arrays, here-strings,
 * lines that go on. What only running it would tell stays open. Never throws.
 */
export function readPowerShell(written: string): Script {
  const source = withOpenTemplates(withPlainQuotes(written))
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
      if (!value) return ofLanguage.get(part.variable)?.(part) ?? openPiece(part)
      if (value.is === 'table') return openPiece(part)
      return value.is === 'text' ? value.text : joined(value.items)
    })
    return pieces.length > maxExpandedLength || plainText(pieces).length > maxExpandedLength
      ? []
      : pieces
  }

  const readItems = (token: Token): readonly Mapped[] => {
    const [only, behind, ...more] = token.parts
    // `$line.Split()` has the words of the line.
    const isSplit =
      token.kind === 'word' && more.length === 0 && /^\.Split$/i.test(behind?.text ?? '')
    if (only && isSplit && isReference(only)) return [textOf([only])]
    if (only && token.parts.length === 1 && isReference(only)) {
      const value = variables.get(only.variable)
      used.add(only.variable)
      if (value?.is === 'list') return value.items
      // `@table` gives each entry as a parameter.
      if (value?.is === 'table' && only.isSplat) {
        return value.entries.flatMap(({ key, value: own }): readonly Mapped[] => [
          [{ text: '-', at: key[0]?.at ?? only.at }, ...key],
          ...(own.is === 'list' ? own.items : own.is === 'text' ? [own.text] : []),
        ])
      }
    }
    return [
      token.kind === 'string' && token.parts.length === 0
        ? [{ text: '', at: token.at }]
        : textOf(token.parts),
    ]
  }

  const isList = (token: Token | undefined) => {
    const [only, ...more] = token?.kind === 'word' ? token.parts : []
    const isWhole = only !== undefined && more.length === 0 && isReference(only)
    return isWhole && variables.get(only.variable)?.is === 'list'
  }
  const itemsOf: ItemsOf = Object.assign(readItems, { isList })

  const blocks = createBlocks((token) => {
    const pieces = textOf(token.parts)
    return pieces.some(({ isOpen }) => isOpen === true) ? undefined : plainText(pieces)
  })

  /** Variables that took all that they can; a loop without end would be copied again and again. */
  const full = new Set<string>()
  const set = (name: string, value: Value) => {
    const [size, most] =
      value.is === 'text'
        ? [plainText(value.text).length, maxExpandedLength]
        : [(value.is === 'list' ? value.items : value.entries).length, maxItems]
    if (size > most) {
      full.add(name)
      return
    }
    full.delete(name)
    variables.set(name, value)
    assignments.push({ name, value })
  }
  const add = (name: string, before: Value, more: Value) => {
    if (!full.has(name)) set(name, appended(before, more))
  }

  const state = (all: readonly Token[]) => {
    const words = all.filter(({ kind }) => kind !== 'mark')
    if (words.length > 0 && !blocks.isForSome()) statements.push(wordsOf(all, itemsOf))
  }

  const finish = () => {
    // Whoever calls a script or function gives its parameters.
    if (tokens[0]?.kind === 'word' && /^param$/i.test(tokens[0].text)) tokens = []
    const call = callIn(tokens)
    if (call) {
      const before = variables.get(call.name)
      const more = blocks.isForSome() ? openValue(call.token) : call.valueOf(before, itemsOf)
      const start = before ?? { is: 'list', items: [[{ ...call.token, isOpen: true }]] }
      if (more) add(call.name, start, more)
      tokens = []
      return
    }
    const at = tokens.findIndex(
      ({ kind, text }) => kind === 'mark' && (text === '=' || text === '+='),
    )
    const target = tokens[at - 1]
    const name = at > 0 && target ? nameOf(target, at) : undefined
    const key = at === 1 && target ? keyIn(target) : undefined
    const table = key && variables.get(key.name)
    if (key && table?.is === 'table' && !blocks.isForSome()) {
      const value = valueOf(tokens.slice(at + 1), itemsOf)
      add(key.name, table, { is: 'table', entries: [{ key: key.key, value }] })
    } else if (name === undefined) {
      state(tokens)
    } else {
      const before = variables.get(name)
      const isAdded = tokens[at]?.text === '+='
      const said = valueOf(tokens.slice(at + 1), itemsOf)
      const value = isAdded && !before ? asItem(said) : said
      const own: Value = blocks.isForSome() && target ? openValue(target) : value
      const isMore = before && (isAdded || own !== value)
      // What a script starts may be kept in a variable.
      if (isCall(tokens.slice(at + 1))) state(tokens.slice(at + 1))
      if (isMore) add(name, before, own)
      else set(name, own)
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

/** PowerShell takes the quotes of word processors and chats for its own. */
const withPlainQuotes = (source: string) =>
  source.replaceAll(/[\u2018-\u201b]/g, "'").replaceAll(/[\u201c-\u201e]/g, '"')

function nameOf(token: Token, at: number): string | undefined {
  // `[string]$name` where a statement begins.
  const [first, ...rest] = token.parts
  const isTyped = at === 1 && rest.length > 0 && /^\[[\w.[\]]{1,120}\]$/.test(first?.text ?? '')
  const [only, ...more] = isTyped ? rest : token.parts
  if (token.kind !== 'word' || more.length > 0 || !only || !isReference(only)) return undefined
  return only.variable
}

/** What PowerShell writes for its own two values. */
const ofLanguage: ReadonlyMap<string, (part: { readonly at: number }) => Mapped> = new Map([
  ['true', ({ at }: { readonly at: number }): Mapped => [{ text: 'True', at }]],
  ['false', ({ at }: { readonly at: number }): Mapped => [{ text: 'False', at }]],
])
