import { plainText } from '../mapped.ts'
import { isReference } from './powershell-parts.ts'
import type { Token } from './powershell-scan.ts'
import { closing, valueOf, type ItemsOf, type Value } from './powershell-values.ts'

const method = /^\.(?:Add|AddRange|Append|AppendLine)$/i

/** `$list.Add("--v=4")`, whatever takes its result: a variable, and what it puts into it. */
export function callIn(tokens: readonly Token[]) {
  const at = tokens.findIndex(({ kind, text }) => kind === 'word' && text.includes('.'))
  const token = tokens[at]
  const parts = token?.parts.filter(({ text }) => !/^\[void\]$/i.test(text)) ?? []
  const [variable, own, ...more] = parts
  const isAlone = tokens.slice(0, at).every(({ text }) => /^(?:\[void\]|\$null|[=(])$/i.test(text))
  if (!token || !variable || !own || more.length > 0 || !isAlone) return undefined
  if (!isReference(variable) || !method.test(own.text)) return undefined
  return {
    name: variable.variable,
    token,
    /** What the call, and those chained to it, add to a variable with a value. */
    valueOf(before: Value | undefined, itemsOf: ItemsOf): Value | undefined {
      const given = argumentsFrom(tokens, at)
      if (before?.is === 'table') {
        const entries = given.flatMap((args) => {
          const comma = args.findIndex(({ kind, text }) => kind === 'mark' && text === ',')
          const [key] = args
          if (comma !== 1 || !key) return []
          return [{ key: itemsOf(key).flat(), value: valueOf(args.slice(2), itemsOf) }]
        })
        return { is: 'table', entries }
      }
      const values = given.map((args) => valueOf(args, itemsOf))
      if (before?.is === 'text') {
        const text = values.flatMap((one) => (one.is === 'text' ? one.text : []))
        return { is: 'text', text: /Line$/i.test(own.text) ? [...text, newLine(token)] : text }
      }
      const items = values.flatMap((one) =>
        one.is === 'list' ? one.items : one.is === 'text' ? [one.text] : [],
      )
      return { is: 'list', items }
    },
  }
}

const newLine = ({ at }: Token) => ({ text: '\n', at })

/** What stands in the parentheses of each call of a chain. */
function argumentsFrom(tokens: readonly Token[], at: number): readonly (readonly Token[])[] {
  const found: (readonly Token[])[] = []
  let i = at
  while (tokens[i]?.kind === 'word' && tokens[i + 1]?.text === '(') {
    const end = closing(tokens, i + 1)
    found.push(tokens.slice(i + 2, end))
    i = end + 1
    if (!method.test(tokens[i]?.text ?? '')) break
  }
  return found
}

/** `$table['max-pods']`, `$table.'max-pods'` or `$table.Name` where something is put. */
export function keyIn({ kind, parts, at }: Token) {
  const [variable, ...rest] = parts
  if (kind !== 'word' || !variable || !isReference(variable)) return undefined
  const text = plainText(rest.map((part) => ({ text: part.text, at: part.at })))
  const raw = /^(?:\[["']?([\w.-]{1,100})["']?\]|\.["']?([\w-]{1,100})["']?)$/.exec(text)
  const key = raw?.[1] ?? raw?.[2]
  if (key === undefined) return undefined
  const start = (rest[0]?.at ?? at) + text.indexOf(key)
  return { name: variable.variable, key: [{ text: key, at: start }] }
}
