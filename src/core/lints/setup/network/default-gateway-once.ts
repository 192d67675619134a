import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { containsAddress, parseAddress, parseCidr } from '../../../values/address.ts'
import { deciding, named } from '../../../model/observed.ts'

export const defaultGatewayOnce = defineLint({
  id: 'default-gateway-once',
  on: 'setup',
  summary: 'The host has one default gateway, and the pod network adds none',
  remediation:
    'Compare the metrics of both routes (Get-NetRoute -DestinationPrefix 0.0.0.0/0): that of the node has to be lower.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const gateways = named(observations, 'host.gateway')
    const ranges = (['clusterCIDR', 'podCIDR'] as const)
      .flatMap((id) => deciding(observations, id))
      .flatMap(({ value }) => parseCidr(String(value)) ?? [])
    const isOfPods = ({ subject = '', value }: (typeof gateways)[number]) => {
      const address = parseAddress(String(value))
      return (
        /_ep\)?$/.test(subject) ||
        (address !== undefined && ranges.some((range) => containsAddress(range, address)))
      )
    }
    const own = gateways.find(isOfPods)
    const node = gateways.find((one) => !isOfPods(one))
    if (!own) return sameMetric(observations)
    if (!node) return []
    const adapter = own.subject?.replace(/^adapter /, '')
    return [
      {
        path: [],
        place: placeOf(own),
        also: [placeOf(node)],
        basis: 'advice' as const,
        message: `The host has a second default gateway, ${String(own.value)}${adapter === undefined ? '' : ` at ${adapter}`}, beside ${String(node.value)}: packets that take it get lost.`,
        facts: [cniEndpoints.secondGateway],
      },
    ]
  },
})

/** Two default routes of the machine between which no metric decides. */
function sameMetric(observations: readonly Observation[]): readonly LintViolation[] {
  const routes = named(observations, 'host.defaultRoute').map((one) => ({
    one,
    ...readRoute(String(one.value)),
  }))
  const [first, second] = routes
  // Of more than one node, or of one that was printed again.
  if (!first || !second || routes.length > 2) return []
  if (first.through === second.through || first.by === second.by) return []
  if (first.metric !== second.metric || first.one.file !== second.one.file) return []
  return [
    {
      path: [],
      place: placeOf(second.one),
      also: [placeOf(first.one)],
      basis: 'unsupported',
      message: `The host has two default routes with the same metric, through ${first.through} and ${second.through}: nothing decides which adapter packets and the pod network take.`,
      remediation:
        'Keep one default gateway, at the adapter of the cluster, or give the other a higher metric (Set-NetIPInterface -InterfaceMetric); reach the rest by routes of its own.',
      facts: [cniEndpoints.oneDefaultRoute],
    },
  ]
}

/** A row of `route print`, or of `Get-NetRoute`, which shows the metric in two parts. */
function readRoute(row: string): {
  readonly through: string
  readonly by: string
  readonly metric: number
} {
  const cells = row.split(/[ \t]+/)
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = cells
  return second === '0.0.0.0'
    ? { through: third, by: fourth, metric: Number(fifth) }
    : { through: third, by: first, metric: Number(fourth) + Number(fifth) }
}
