import {
  anyOverlap,
  nthAddress,
  parseCidrList,
  parseRangeOrAddress,
  type Cidr,
} from '../values/address.ts'
import type { Parsed } from '../values/parsed.ts'
import type { Choices } from '../model/scenario.ts'

/** Decisions that hold one range, or one of each family. */
export type RangeDecision = 'clusterCIDR' | 'serviceCIDR' | 'managementSubnet'

/** Ranges as sentences name them. */
export const rangeNames = {
  clusterCIDR: 'the pod range',
  serviceCIDR: 'the Service range',
  managementSubnet: 'the node subnet',
  virtualNetworks: 'the virtual network',
  extraExceptions: 'the exception list',
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

/** The ranges of a decision; none where it cannot be read. */
export const rangesIn = ({ value }: Parsed<readonly Cidr[]>): readonly Cidr[] => value ?? none

const none: readonly Cidr[] = []

/** Ranges and addresses of the catalog. */
export const rangesAmong = (texts: readonly string[]): readonly Cidr[] =>
  texts.flatMap((text) => parseRangeOrAddress(text) ?? [])

/** Suggests the first usual range that overlaps none of those; nothing where each does. */
export function moveRange(
  decision: keyof typeof usual,
  avoid: readonly Cidr[],
): { readonly suggestion?: Partial<Choices> } {
  const free = usual[decision].find((text) => !anyOverlap(rangesAmong([text]), avoid))
  if (free === undefined) return {}
  return { suggestion: decision === 'serviceCIDR' ? withDns(free) : { clusterCIDR: free } }
}

/** The tenth address of the Service range, which DNS has in most clusters. */
export function usualDns(services: readonly Cidr[]): string | undefined {
  const [range] = services
  return range && (nthAddress(range, 10) ?? nthAddress(range, 2))?.text
}

/** Moves a Service range together with the DNS address in it. */
export function withDns(serviceCIDR: string): Partial<Choices> {
  const clusterDNS = usualDns(parseCidrList(serviceCIDR) ?? none)
  return { serviceCIDR, ...(clusterDNS === undefined ? {} : { clusterDNS }) }
}
