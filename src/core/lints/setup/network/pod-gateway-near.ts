import { podGateway } from '../../../catalog/network.ts'
import { defineLint } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { containsAddress, parseAddress, parseCidr } from '../../../values/address.ts'

export const podGatewayNear = defineLint({
  id: 'pod-gateway-near',
  on: 'setup',
  summary: 'The gateway of a container on NAT lies in its own network',
  remediation:
    'Give the CNI file the subnet and the gateway of the HNS network of that name, or remove that network so that it is made from the file.',
  decisions: [],

  check: ({ observations }) =>
    gatewaysIn(observations).flatMap(({ subnet, gateway }) => {
      const range = parseCidr(String(subnet.value))
      const address = parseAddress(String(gateway.value))
      if (!range || !address || containsAddress(range, address)) return []
      return [
        {
          path: [],
          place: placeOf(gateway),
          also: [placeOf(subnet)],
          basis: 'fails',
          message: `The gateway ${String(gateway.value)} lies outside the network of the container, ${range.text}, so the container reaches nothing beyond it. Most often the CNI file names a subnet that the HNS network does not have.`,
          facts: [podGateway],
        },
      ]
    }),
})

/** Each gateway with the subnet that stands before it. */
function gatewaysIn(observations: readonly Observation[]) {
  const pairs: { readonly subnet: Observation; readonly gateway: Observation }[] = []
  let subnet: Observation | undefined
  for (const one of observations) {
    if (one.name === 'pod.subnet') subnet = one
    if (one.name === 'pod.gateway' && subnet?.file === one.file)
      pairs.push({ subnet, gateway: one })
  }
  return pairs
}
