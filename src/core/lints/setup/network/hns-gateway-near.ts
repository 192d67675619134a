import { podGateway } from '../../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { containsAddress, parseAddress, parseCidr } from '../../../values/address.ts'

export const hnsGatewayNear = defineLint({
  id: 'hns-gateway-near',
  on: 'setup',
  summary: 'The gateway of an HNS network lies in its subnet',
  remediation:
    'Stop kubelet, kube-proxy and the network agent, remove the HNS network, and start the agent first, so that it makes the network from the subnet that the node has now.',
  decisions: [],

  check: ({ observations }): readonly LintViolation[] =>
    named(observations, 'hns.network.gateway').flatMap((one) => {
      const [subnet = '', text = ''] = String(one.value).split(' ')
      const range = parseCidr(subnet)
      const gateway = parseAddress(text)
      if (!range || !gateway || none.test(text) || containsAddress(range, gateway)) return []
      return [
        {
          path: [],
          place: placeOf(one),
          basis: 'fails',
          message: `The gateway ${text} of an HNS network lies outside its subnet ${subnet}: what is in the network reaches nothing beyond it.`,
          facts: [podGateway],
        },
      ]
    }),
})

/** No gateway, and those that every network answers for. */
const none = /^(?:0\.0\.0\.0$|169\.254\.)/
