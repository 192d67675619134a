import { flannelHoldsNodes } from '../../../catalog/cni/flannel.ts'
import { flannelRanges } from '../../../catalog/node-rights.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { containsRange, parseCidr } from '../../../values/address.ts'

const path = ['networking', flannelRanges.value.field]

export const flannelHoldsPodSubnet = defineLint({
  id: 'flannel-holds-pod-subnet',
  on: 'setup',
  summary: 'The network of Flannel and the pod range of kubeadm are one',
  remediation:
    'Write the pod range of the cluster into Network of Flannel, and start its pods anew.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const [file, other] = ofKind(parsed, 'flannel-net-conf')
    const network = parseCidr(String(valueAt(file?.value.value, ['Network'])))
    if (!file || other || !network) return []
    return ofKind(parsed, 'manifest')
      .filter(({ value: { kind } }) => kind === 'ClusterConfiguration')
      .flatMap(({ value: { value }, placeOf }): readonly LintViolation[] => {
        const told = valueAt(value, path)
        const ranges = (typeof told === 'string' ? told.split(',') : [])
          .map((one) => parseCidr(one.trim()))
          .filter((one) => one?.family === network.family)
        const [range] = ranges
        if (!range || ranges.length > 1) return []
        if (containsRange(network, range) || containsRange(range, network)) return []
        return [
          {
            path: [],
            place: file.placeOf(['Network']),
            also: [placeOf(path)],
            basis: 'fails',
            message: `Flannel has the network ${network.text}, and kubeadm gives nodes ranges of ${range.text}: flanneld ends on each of them with "doesn't contain … PodCIDR".`,
            facts: [flannelHoldsNodes, flannelRanges],
          },
        ]
      })
      .slice(0, 1)
  },
})
