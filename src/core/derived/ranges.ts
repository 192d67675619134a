import {
  overlaps,
  parseCidrList,
  parseRangeOrAddress,
  nthAddress,
  type Cidr,
} from '../values/address.ts'
import type { Scenario } from '../model/scenario.ts'

/** Decisions that hold one range, or one of each family. */
export type RangeDecision = 'clusterCIDR' | 'serviceCIDR' | 'managementSubnet'

export const rangeNames = {
  clusterCIDR: 'the pod range',
  serviceCIDR: 'the Service range',
  managementSubnet: 'the node subnet',
} as const

/** Usual ranges to propose where one collides. */
const usual = {
  clusterCIDR: [
    '10.244.0.0/16',
    '10.128.0.0/16',
    '172.20.0.0/16',
    '192.168.128.0/17',
    '100.96.0.0/16',
  ],
  serviceCIDR: [
    '10.96.0.0/12',
    '10.0.0.0/16',
    '172.24.0.0/16',
    '192.168.64.0/18',
    '100.112.0.0/16',
  ],
} as const

export const rangesIn = (text: string): readonly Cidr[] => parseCidrList(text) ?? none

const none: readonly Cidr[] = []

/** The first usual range that overlaps none of those texts. */
export function freeRange(
  decision: keyof typeof usual,
  avoid: readonly string[],
): string | undefined {
  const taken = avoid.flatMap((text) => {
    const single = parseRangeOrAddress(text)
    return single ? [single] : rangesIn(text)
  })
  return usual[decision].find((text) =>
    rangesIn(text).every((range) => taken.every((other) => !overlaps(range, other))),
  )
}

/** The tenth address of the Service range, which DNS has in most clusters. */
export function usualDns({ serviceCIDR }: Pick<Scenario, 'serviceCIDR'>): string | undefined {
  const [range] = rangesIn(serviceCIDR)
  return range && (nthAddress(range, 10) ?? nthAddress(range, 2))?.text
}

/** Moves a Service range together with the DNS address in it. */
export const withDns = (
  serviceCIDR: string,
): Partial<Pick<Scenario, 'serviceCIDR' | 'clusterDNS'>> => {
  const clusterDNS = usualDns({ serviceCIDR })
  return { serviceCIDR, ...(clusterDNS === undefined ? {} : { clusterDNS }) }
}
