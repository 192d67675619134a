import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { containsAddress, parseAddress, parseCidr } from '../../values/address.ts'
import { deciding, named } from '../../model/observed.ts'

export const defaultGatewayOnce = defineLint({
  id: 'default-gateway-once',
  on: 'setup',
  summary: 'The host has one default gateway, and the pod network adds none',
  remediation:
    'Compare the metrics of both routes (Get-NetRoute -DestinationPrefix 0.0.0.0/0): that of the node has to be lower.',
  decisions: [],

  check({ observations }) {
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
    if (!own || !node) return []
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
