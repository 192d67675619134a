import { ofDistributions } from '../catalog/distributions.ts'
import type { Place } from '../model/finding.ts'
import type { LintViolation } from '../model/lint.ts'
import { nthSubnet, overlaps, parseCidr, type Cidr } from '../values/address.ts'
import { faultAt } from './fault-at.ts'

/** A range that the cluster has for something else. */
export interface TakenRange {
  readonly range: Cidr
  readonly place: Place
  /** What has it. */
  readonly of: string
}

/** A range of the hybrid overlay that another one of the cluster overlaps. */
export function hybridFaults(
  given: string,
  place: Place,
  taken: readonly TakenRange[],
): readonly LintViolation[] {
  const own = parseCidr(given)
  const other = own && taken.find(({ range }) => overlaps(own, range))
  if (!own || !other) return []
  const free = freeLike(own, taken)
  const advice = free === undefined ? '' : `, such as ${free}`
  return [
    faultAt(
      place,
      'fails',
      `hybridClusterNetwork is ${given}, which overlaps ${other.range.text}, the ${other.of}: addresses are given twice.`,
      ofDistributions.openshiftRanges,
      {
        also: [other.place],
        remediation: `Give hybridClusterNetwork a range apart from those of pods, Services and machines${advice}, before the cluster is made.`,
      },
    ),
  ]
}

/** The next range of the same length that is free, among private ones. */
function freeLike(own: Cidr, taken: readonly TakenRange[]): string | undefined {
  const all = parseCidr('10.0.0.0/8')
  if (!all || own.prefix <= all.prefix) return undefined
  const isInside = overlaps(own, all)
  const start = isInside ? Number((own.first - all.first) / (own.last - own.first + 1n)) : 0
  return Array.from({ length: mostTried }, (_, i) =>
    nthSubnet(all, own.prefix, start + i + 1),
  ).find((one) => !taken.some(({ range }) => overlaps(one, range)))?.text
}

const mostTried = 64
