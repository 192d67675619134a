import type { Mapped } from '../mapped.ts'
import type { Token } from './powershell-scan.ts'

/** `"--a={0} --b={1}" -f $x, $y`: the text with its values put in; undefined for other expressions. */
export function formatted(
  tokens: readonly Token[],
  itemsOf: (token: Token) => readonly Mapped[],
): Mapped | undefined {
  const [format, operator, ...rest] = tokens.filter(({ kind }) => kind !== 'mark')
  if (format?.kind !== 'string' || operator?.kind !== 'word' || !/^-f$/i.test(operator.text)) {
    return undefined
  }
  const values = rest.flatMap(itemsOf)
  return itemsOf(format)
    .flat()
    .flatMap((piece): Mapped => {
      let at = piece.at
      return piece.text.split(/(\{\d\})/).flatMap((text): Mapped => {
        const own = { ...piece, text, at }
        at += text.length
        const index = /^\{(\d)\}$/.exec(text)?.[1]
        if (index === undefined) return [own]
        return values[Number(index)] ?? [{ ...own, isOpen: true }]
      })
    })
}
