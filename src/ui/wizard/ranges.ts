import type { Address, Cidr } from '../../core/plan.ts'

/** A range of IPv4 addresses as numbers, both ends included. */
export interface Range {
  readonly label: string
  readonly text: string
  readonly first: number
  readonly last: number
  /** Single addresses that lie in it by intention. */
  readonly points: readonly Point[]
}

export interface Point {
  readonly label: string
  readonly at: number
}

export interface Overlap {
  readonly first: number
  readonly last: number
  readonly labels: readonly [string, string]
}

/** The ends of a range of IPv4; undefined for one of IPv6, which is not drawn. */
export const endsOf = ({ family, first, last }: Cidr) =>
  family === 'ipv4' ? { first: Number(first), last: Number(last) } : undefined

/** A dot for an address of IPv4. */
export const pointOf = (label: string, address: Address | undefined): readonly Point[] =>
  address?.family === 'ipv4' ? [{ label, at: Number(address.value) }] : []

export const addressText = (at: number) =>
  [24, 16, 8, 0].map((shift) => Math.floor(at / 2 ** shift) % 256).join('.')

/** Where two ranges of different names share addresses. */
export function overlapsOf(ranges: readonly Range[]): readonly Overlap[] {
  const overlaps: Overlap[] = []
  for (const [i, a] of ranges.entries()) {
    for (const b of ranges.slice(i + 1)) {
      const first = Math.max(a.first, b.first)
      const last = Math.min(a.last, b.last)
      if (first <= last) overlaps.push({ first, last, labels: [a.label, b.label] })
    }
  }
  return overlaps
}

/**
 * Places addresses on a line of length 1. Between two ends that matter the width grows with the
 * logarithm of the number of addresses, so that a /24 beside a /12 can still be seen.
 */
export function scaleOf(ranges: readonly Range[]): (at: number) => number {
  const ends = [...new Set(ranges.flatMap(({ first, last }) => [first, last + 1]))].toSorted(
    (a, b) => a - b,
  )
  const inUse = (from: number) => ranges.some(({ first, last }) => first <= from && from <= last)
  const widths = ends.slice(1).map((end, i) => {
    const from = ends[i] ?? end
    return inUse(from) ? 2 + Math.log2(end - from) : 2
  })
  const whole = widths.reduce((sum, width) => sum + width, 0) || 1
  return (at) => {
    let x = 0
    for (const [i, width] of widths.entries()) {
      const from = ends[i] ?? 0
      const to = ends[i + 1] ?? from
      if (at >= to) x += width
      else if (at > from) x += (width * (at - from)) / (to - from)
    }
    return x / whole
  }
}
