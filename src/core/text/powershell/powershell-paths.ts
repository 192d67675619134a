import { plainText, type Mapped } from '../mapped.ts'
import type { Token } from './powershell-scan.ts'

const combine = /^\[(?:System\.)?IO\.Path\]::Combine$/i
const joinPath = /^Join-Path$/i
const parameter = /^-(?:Path|ChildPath)$/i

/** `[IO.Path]::Combine($dir, 'a')` and `Join-Path $dir 'a'`, as the path that it gives; undefined for other expressions. */
export function pathOf(
  tokens: readonly Token[],
  itemsOf: (token: Token) => readonly Mapped[],
): Mapped | undefined {
  const [call, ...rest] = tokens
  if (call?.kind !== 'word' || !(combine.test(call.text) || joinPath.test(call.text)))
    return undefined
  const isCombine = combine.test(call.text)
  const [open, ...inner] = rest
  const own = isCombine ? inner.slice(0, -1) : rest
  const closed = rest.at(-1)
  if (isCombine && (open?.text !== '(' || closed?.text !== ')')) return undefined
  // Calls in a call are not put together.
  if (own.some(({ kind, text }) => kind === 'mark' && text !== ',')) return undefined
  const items = own
    .filter(({ kind, text }) => kind !== 'mark' && !(kind === 'word' && parameter.test(text)))
    .map((token) => itemsOf(token).flat())
  if (items.length < 2 || items.length > 6) return undefined
  return items.reduce<Mapped | undefined>((path, item) => {
    if (path === undefined || path.length === 0) return path === undefined ? undefined : item
    const below = plainText(item)
    // What begins at a root takes the place of the folder.
    if (/^[\\/]|^[A-Za-z]:/.test(below)) return undefined
    const isEnded = /[\\/]$/.test(plainText(path))
    return isEnded ? [...path, ...item] : [...path, { text: '\\', at: call.at }, ...item]
  }, [])
}
