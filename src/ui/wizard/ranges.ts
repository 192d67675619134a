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

/** An IPv4 address as a number; undefined for anything else. */
export function addressOf(text: string): number | undefined {
  const parts = text.trim().split('.')
  if (parts.length !== 4 || parts.some((part) => !/^\d{1,3}$/.test(part) || Number(part) > 255)) {
    return undefined
  }
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0)
}

/** The ends of an IPv4 range in CIDR notation; host bits are ignored, as the picture shows the range. */
export function endsOf(cidr: string): { first: number; last: number } | undefined {
  const [address = '', prefix = ''] = cidr.trim().split('/')
  const at = addressOf(address)
  if (at === undefined || !/^\d{1,2}$/.test(prefix) || Number(prefix) > 32) return undefined
  const size = 2 ** (32 - Number(prefix))
  const first = Math.floor(at / size) * size
  return { first, last: first + size - 1 }
}

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
