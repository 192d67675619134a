import { memoize } from './memoize.ts'

const form =
  /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(?:(Ki|Mi|Gi|Ti|Pi|Ei|n|u|m|k|M|G|T|P|E)|[eE]([+-]?\d+))?$/

const factors: Readonly<Record<string, number>> = {
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  E: 1e18,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
  Pi: 2 ** 50,
  Ei: 2 ** 60,
}

/** The number that a Kubernetes quantity (`500m`, `800Mi`, `1e3`) stands for; undefined if it is none, or negative. */
export const parseQuantity = memoize(read)

/**
 * Whether the API server refuses a text as a quantity. Of what has no digit it takes some for zero,
 * but nothing at all for none.
 */
export const isRefusedQuantity = (text: string): boolean => {
  const own = text.trim()
  return own === '' || (/\d/.test(own) && !form.test(own))
}

function read(text: string): number | undefined {
  const [, sign, digits, suffix, exponent] = form.exec(text) ?? []
  if (digits === undefined) return undefined
  const factor = suffix === undefined ? 10 ** Number(exponent ?? 0) : (factors[suffix] ?? 1)
  const value = Number(`${sign}${digits}`) * factor
  return value < 0 ? undefined : value
}
