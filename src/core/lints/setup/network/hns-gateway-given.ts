import { flannelGateway } from '../../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

export const hnsGatewayGiven = defineLint({
  id: 'hns-gateway-given',
  on: 'setup',
  summary: 'The HNS network of Flannel has a gateway',
  remediation:
    'Stop kubelet and kube-proxy, remove the HNS network, and start flanneld first, so that it makes the network with its gateway.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const plugins = deciding(observations, 'cni')
    const isFlannel =
      plugins.length > 0 && plugins.every(({ value }) => value === flannelGateway.value.cni)
    if (!isFlannel) return []
    return named(observations, 'hns.network.noGateway').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails',
      message: `The subnet ${String(one.value)} of the HNS network has no gateway; flanneld makes the network with one, the first address, and pods reach nothing beyond their node without it.`,
      facts: [flannelGateway],
    }))
  },
})
