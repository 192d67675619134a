import type { Mapped, Piece } from '../mapped.ts'
import type { Token } from './powershell-scan.ts'
import { closing, isCall, joined, valueOf, type ItemsOf } from './powershell-values.ts'

const isMark = (token: Token | undefined, text: string) =>
  token?.kind === 'mark' && token.text === text

/** The words of a statement; what `+` adds to a text becomes a part of it, shown or not. */
export function wordsOf(tokens: readonly Token[], itemsOf: ItemsOf): readonly Mapped[] {
  const items: Piece[][] = []
  let isText = false
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) continue
    const last = isText && isMark(token, '+') ? items.at(-1) : undefined
    if (last) {
      const end = isMark(tokens[i + 1], '(') ? closing(tokens, i + 1) : i + 1
      for (const one of added(tokens.slice(i + 1, end + 1), itemsOf)) last.push(one)
      i = end
    } else if (token.kind !== 'mark') {
      for (const one of itemsOf(token)) items.push([...one])
      isText = token.kind === 'string'
    } else isText = false
  }
  return items
}

/** What a call or a property gives is not shown. */
function added(tokens: readonly Token[], itemsOf: ItemsOf): Mapped {
  const [first] = tokens
  if (!first) return []
  if (isCall(tokens)) return [{ text: '…', at: first.at, isOpen: true }]
  const value = valueOf(tokens, itemsOf)
  return value.is === 'text' ? value.text : value.is === 'list' ? joined(value.items) : []
}
