import { parseQuantity } from './quantity.ts'

/** What is kept of one resource. */
export interface Reserved {
  readonly resource: string
  /** As it was written, `1843Mi`. */
  readonly quantity: string
  readonly amount: number
}

/** `resource=quantity` pairs in order; an empty text has none. */
export const pairsOf = (
  text: string,
): readonly (readonly [resource: string, quantity: string])[] =>
  text.trim() === '' ? [] : text.split(',').map(pairOf)

function pairOf(part: string): readonly [string, string] {
  const at = part.indexOf('=')
  return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
}

/** The pairs without blanks around their parts. */
export const spellReservation = (text: string) =>
  pairsOf(text)
    .map((pair) => pair.join('='))
    .join(',')

/** Reads `cpu=100m,memory=1Gi` as the kubelet does; undefined if one pair is none. */
export function parseReservation(text: string): readonly Reserved[] | undefined {
  const reserved: Reserved[] = []
  for (const [resource, quantity] of pairsOf(text)) {
    const amount = parseQuantity(quantity)
    if (resource === '' || amount === undefined) return undefined
    reserved.push({ resource, quantity, amount })
  }
  return reserved
}

/** How much of a resource they keep together. */
export const amountOf = (reserved: readonly Reserved[], resource: string): number =>
  reserved.reduce((sum, one) => (one.resource === resource ? sum + one.amount : sum), 0)
