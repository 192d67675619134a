import { askedServices } from '../../../catalog/workload/asked-services.ts'
import { metallb } from '../../../catalog/workload/metallb.ts'
import { serviceRanges } from '../../../catalog/workload/service-ranges.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { containsAddress, parseAddress, parseCidrList } from '../../../values/address.ts'
import { rangesTold } from '../pod-network/told.ts'
import { faultAt } from '../../fault-at.ts'

const { clusterIP, requiredFamilies } = serviceRanges

export const serviceInRanges = defineLint({
  id: 'service-in-ranges',
  on: 'setup',
  summary: 'The addresses and families that a Service asks for are those of the cluster',
  remediation: 'Ask for an address of the range, or leave the address to the cluster.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const services = manifests.filter(({ value }) => value.kind === 'Service')
    const told = rangesTold('serviceCIDR', observations)
    const pools = manifests.filter(isPool)
    return [
      ...(told ? ofList(observations, told) : []),
      ...services.flatMap((one) => [
        ...(told ? ofCluster(one, told) : []),
        ...(pools.length > 0 ? ofBalancer(one, pools) : []),
      ]),
    ]
  },
})

/** Addresses that the cluster has given, none of which lies in the range that a component got. */
function ofList(
  observations: readonly Observation[],
  { ranges, text, place }: NonNullable<ReturnType<typeof rangesTold>>,
): readonly LintViolation[] {
  const given = named(observations, 'service.listed').flatMap((row) => {
    const address = parseAddress(String(row.value).split(' ')[1] ?? '')
    return address ? [{ row, address }] : []
  })
  const [first] = given
  const families = new Set(ranges.map(({ family }) => family))
  const isOutside = given.every(
    ({ address }) =>
      families.has(address.family) && !ranges.some((range) => containsAddress(range, address)),
  )
  return first && isOutside
    ? [
        faultAt(
          place,
          'unsupported',
          `The service range is told as ${text}, and the cluster gives its Services other addresses, as ${first.row.raw} has ${String(first.row.value).split(' ')[1] ?? ''}: exceptions and routes for that range leave them out.`,
          askedServices.address,
          {
            also: [observedAt(first.row)],
            remediation: 'Write the --service-cluster-ip-range of the API server.',
          },
        ),
      ]
    : []
}

function ofCluster(
  { value: { value, name = '' }, placeOf }: Parsed<'manifest'>,
  { ranges, text, place }: NonNullable<ReturnType<typeof rangesTold>>,
): readonly LintViolation[] {
  const path = ['spec', 'clusterIP']
  const asked = valueAt(value, path)
  const address = typeof asked === 'string' ? parseAddress(asked) : undefined
  const isOutside =
    address !== undefined && !ranges.some((range) => containsAddress(range, address))
  const policy = ['spec', 'ipFamilyPolicy']
  const isDual = valueAt(value, policy) === 'RequireDualStack'
  return [
    ...(isOutside
      ? [
          faultAt(
            placeOf(path),
            'refused',
            `The Service ${name} asks for the address ${String(asked)}, and the service range is ${text}: the API server refuses it (“provided IP is not in the valid range”).`,
            clusterIP,
            { also: [place] },
          ),
        ]
      : []),
    ...(isDual && isOneFamily(ranges)
      ? [
          faultAt(
            placeOf(policy),
            'refused',
            `The Service ${name} requires two families, and the service range is ${text} alone: the API server refuses it (“Cannot require dual-stack on a cluster which is not configured for dual stack”).`,
            requiredFamilies,
            {
              also: [place],
              remediation:
                'Take PreferDualStack or SingleStack, or give the cluster ranges of both families.',
            },
          ),
        ]
      : []),
  ]
}

const isOneFamily = (ranges: readonly { readonly family: string }[]) =>
  new Set(ranges.map(({ family }) => family)).size === 1

const isPool = ({ value: { kind, value } }: Parsed<'manifest'>) =>
  kind === 'IPAddressPool' &&
  metallb.groups.value.some((group) =>
    String(valueAt(value, ['apiVersion'])).startsWith(`${group}/`),
  )

/** Nobody gives a balancer more. */
const mostSpans = 100

/** An address that no pool of MetalLB has. */
function ofBalancer(
  { value: { value, name = '' }, placeOf }: Parsed<'manifest'>,
  pools: readonly Parsed<'manifest'>[],
): readonly LintViolation[] {
  if (valueAt(value, ['spec', 'type']) !== 'LoadBalancer') return []
  const spans = pools
    .slice(0, mostSpans + 1)
    .flatMap((pool) => nodesAt(pool.value.value, ['spec', 'addresses'], ['*']))
  const [pool] = pools
  const ways = [
    ['spec', 'loadBalancerIP'],
    ...metallb.annotations.value.map((key) => ['metadata', 'annotations', key]),
  ]
  return ways.flatMap((path): readonly LintViolation[] => {
    const asked = valueAt(value, path)
    const address = typeof asked === 'string' ? parseAddress(asked) : undefined
    if (!address || !pool || spans.length === 0 || spans.length > mostSpans) return []
    const has = spans.map((span) => isWithin(String(span.value), address))
    if (has.some((one) => one !== false)) return []
    return [
      faultAt(
        placeOf(path),
        'fails',
        `The Service ${name} asks for ${String(asked)}, and the pools of MetalLB that were sent have ${spans
          .slice(0, 5)
          .map((span) => String(span.value))
          .join(', ')}: its address stays pending.`,
        metallb.asked,
        { also: [pool.placeOf(['spec', 'addresses'])] },
      ),
    ]
  })
}

/** Whether an address is in a range, written `10.0.0.0/24` or `10.0.0.1-10.0.0.9`; undefined where nobody can tell. */
function isWithin(span: string, address: NonNullable<ReturnType<typeof parseAddress>>) {
  const [from, to] = span.split('-').map((end) => parseAddress(end.trim()))
  if (from && to) {
    return (
      from.family === address.family && from.value <= address.value && address.value <= to.value
    )
  }
  return parseCidrList(span)?.some((range) => containsAddress(range, address))
}
