import { hostGatewayRoutes } from '../../../catalog/pod-routes.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { parseCidr, type Cidr } from '../../../values/address.ts'

export const hostGwRoutePresent = defineLint({
  id: 'host-gw-route-present',
  on: 'setup',
  summary: 'A node with host-gw has a route to the pods of each other node',
  remediation:
    'Read the log of the network agent on this node: it skips a node with another backend or without podCIDR; restart it, and look for the route again.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const modes = deciding(observations, 'networkMode')
    if (modes.length === 0 || modes.some(({ value }) => value !== hostGatewayRoutes.value))
      return []
    const routes = named(observations, 'host.route')
    const ranges = routes.flatMap(({ value }) => rangeOf(String(value)) ?? [])
    const [first] = routes
    // A part of a table says nothing of the rest.
    if (!first || !ranges.some(({ prefix }) => prefix === 0)) return []
    const nodes = deciding(observations, 'podCIDR').filter(({ subject }) =>
      /^(?:node|linux) /.test(subject ?? ''),
    )
    const isThere = (range: Cidr | undefined) =>
      range === undefined || ranges.some(({ text }) => text === range.text)
    const present = nodes.filter(({ value }) => isThere(parseCidr(String(value))))
    // Its own range, and that of another node.
    if (new Set(present.map(({ value }) => value)).size < 2) return []
    return nodes
      .filter(({ value }) => !isThere(parseCidr(String(value))))
      .map((one) => ({
        path: [],
        place: placeOf(first),
        also: [placeOf(one)],
        basis: 'fails',
        message: `The node has no route to ${String(one.value)}, the range of pods of ${(one.subject ?? '').replace(/^\w+ /, '')}: with host-gw each node needs one through the address of the other.`,
        facts: [hostGatewayRoutes],
      }))
  },
})

/** `10.244.1.0    255.255.255.0`, as route print shows it. */
function rangeOf(row: string): Cidr | undefined {
  const [address = '', mask = ''] = row.trim().split(/\s+/)
  const bits = mask
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('')
  return /^1*0*$/.test(bits) ? parseCidr(`${address}/${bits.lastIndexOf('1') + 1}`) : undefined
}
