import { catalog } from '../../catalog/catalog.ts'
import { containsAddress } from '../../values/address.ts'
import { rangesIn } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

export const sourceVip = defineRule({
  id: 'source-vip',
  basis: 'fails',
  summary: 'The source VIP of kube-proxy is an address of the node’s pod subnet',
  remediation: 'Leave it automatic: the start script then reserves an address on the node.',
  decisions: ['networkMode', 'sourceVip', 'clusterCIDR'],

  check({ networkMode, sourceVip: vip, clusterCIDR }) {
    const needed = catalog.modes[networkMode].sourceVip
    if (!needed || vip.text === '') return undefined
    const address = vip.value
    if (!address) {
      return {
        message: `The source VIP “${vip.text}” is no IP address.`,
        facts: [needed],
        decisions: ['sourceVip'],
        suggestion: { sourceVip: '' },
      }
    }
    const ranges = rangesIn(clusterCIDR)
    if (ranges.length === 0 || ranges.some((range) => containsAddress(range, address))) {
      return undefined
    }
    return {
      message: `The source VIP ${vip.text} lies outside the pod range ${clusterCIDR.text}; it must be an address of the node’s own pod subnet.`,
      facts: [needed],
      decisions: ['sourceVip', 'clusterCIDR'],
      suggestion: { sourceVip: '' },
    }
  },
})
