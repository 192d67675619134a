import { flannelHoldsNodes } from '../../../catalog/cni/flannel.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { containsRange, parseCidr } from '../../../values/address.ts'

export const flannelNodeRange = defineLint({
  id: 'flannel-node-range',
  on: 'setup',
  summary: 'The network of Flannel holds the pod range of each node',
  remediation:
    'Write the cluster CIDR of the controller manager into Network, or give the node a range of it.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const [file, other] = ofKind(parsed, 'flannel-net-conf')
    const network = parseCidr(String(valueAt(file?.value.value, ['Network'])))
    if (!file || other || !network) return []
    return deciding(observations, 'podCIDR')
      .filter(({ subject = '' }) => /^(?:node|linux) /.test(subject))
      .filter(({ value }) => {
        const range = parseCidr(String(value))
        return range?.family === network.family && !containsRange(network, range)
      })
      .slice(0, 1)
      .map((one) => ({
        path: [],
        place: placeOf(one),
        also: [file.placeOf(['Network'])],
        basis: 'fails' as const,
        message: `The pod range ${String(one.value)} of a node is outside of ${network.text}, the network of Flannel: flanneld ends there with "doesn't contain … PodCIDR".`,
        facts: [flannelHoldsNodes],
      }))
  },
})
