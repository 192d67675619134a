import { acrossLines } from '../../values/across-lines.ts'
import type { Token } from './powershell-scan.ts'

type EmptyCollection =
  | { readonly is: 'text'; readonly text: readonly [] }
  | { readonly is: 'table'; readonly entries: readonly [] }
  | { readonly is: 'list'; readonly items: readonly [] }

const collection = new RegExp(
  acrossLines`
    ^(?:New-Object (?:-TypeName )?|\[)["']?[\w.]{0,60}?
    (ArrayList|List\[|Collection\[|StringBuilder|Dictionary|Hashtable)[\w.,[\] ]{0,80}["']?\]?
    (?:::new)?$
  `,
  'i',
)

/** A list, a table or a text that a script makes to fill it. */
export function emptyCollection(tokens: readonly Token[]): EmptyCollection | undefined {
  const words = tokens.filter(({ kind }) => kind !== 'mark')
  if (words.length === 0 || words.length > 3) return undefined
  const text = words.map((one) => one.parts.map((part) => part.text).join('')).join(' ')
  const kind = collection.exec(text.slice(0, 300))?.[1]?.toLowerCase()
  if (kind === undefined) return undefined
  if (kind === 'stringbuilder') return { is: 'text', text: [] }
  return /^(?:dictionary|hashtable)$/.test(kind)
    ? { is: 'table', entries: [] }
    : { is: 'list', items: [] }
}
