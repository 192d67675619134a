import { templateRanges } from '../../../catalog/template-ranges.ts'
import type { Finding } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import {
  containsAddress,
  containsRange,
  parseAddressList,
  parseCidr,
  parseCidrList,
} from '../../../values/address.ts'
import { isOfRole } from '../withdrawn/role-defaults.ts'

/** Of two ranges of Services that disagree, the servers for names that lie in one of them alone. */
export function withNameServers(conflict: Finding, evidence: readonly Observation[]): Finding {
  if (!conflict.decisions.includes('serviceCIDR')) return conflict
  const ranges = [
    ...new Map(
      evidence
        .filter((one) => one.decision === 'serviceCIDR')
        .flatMap(({ value }) => parseCidrList(String(value)) ?? [])
        .map((range) => [range.text, range]),
    ).values(),
  ]
  const outside = evidence
    .filter(({ decision, inferred }) => decision === 'clusterDNS' && inferred !== true)
    .flatMap((one) => {
      const addresses = parseAddressList(textOf(one.value)) ?? []
      const out = ranges.filter(
        (range) =>
          addresses.some(({ family }) => family === range.family) &&
          !addresses.some((address) => containsAddress(range, address)),
      )
      return out.length > 0 && out.length < ranges.length ? [{ one, out }] : []
    })
  const [first] = outside
  if (!first) return conflict
  const { one, out } = first
  return {
    ...conflict,
    message: `${conflict.message} The DNS server ${textOf(one.value)} (${one.file}, line ${one.line}) is outside ${out.map(({ text }) => text).join(' and ')}: where that is the range of the cluster, pods resolve no name.`,
    decisions: [...conflict.decisions, 'clusterDNS'],
    also: [...(conflict.also ?? []), ...outside.slice(0, 5).map((found) => placeOf(found.one))],
  }
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value))

const ranged: ReadonlySet<Observation['decision']> = new Set([
  'serviceCIDR',
  'clusterCIDR',
  'clusterDNS',
])

const ofTemplates: ReadonlySet<string> = new Set(templateRanges.value)

/** A range that somebody wrote as the default of his own script, where the rest is the state of the cluster and no call. */
export const isOwnDefault = (
  { decision, weight, value, file }: Observation,
  evidence: readonly Observation[],
): boolean =>
  weight === 'default' &&
  !isOfRole(file) &&
  ranged.has(decision) &&
  !ofTemplates.has(String(value)) &&
  evidence.every(
    (one) =>
      one.decision !== decision ||
      one.weight === 'default' ||
      (one.weight === undefined && !isPartOf(value, one.value)),
  )

/** An operator gives a node its own part of the range of the cluster. */
function isPartOf(part: unknown, whole: unknown): boolean {
  const [inner, outer] = [parseCidr(String(part)), parseCidr(String(whole))]
  return inner !== undefined && outer !== undefined && containsRange(outer, inner)
}
