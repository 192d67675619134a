import { catalog } from '../../catalog/catalog.ts'
import { secondAddress } from '../../catalog/cni/release-gates.ts'
import { defineRule } from '../../model/rule.ts'

export const firstPodAddress = defineRule({
  id: 'first-pod-address',
  basis: 'fails',
  summary: 'host-local gives the first pod an address that nothing else has',
  remediation:
    'Expect the first pod of the node to fail once with “The object already exists”; the next attempt takes the next address.',
  decisions: ['cni', 'networkMode', 'ipam', 'ipFamily'],

  check({ cni, networkMode, ipam, ipFamily }) {
    if (networkMode !== 'l2bridge' || ipam !== 'host-local') return undefined
    const { name } = catalog.cni[cni]
    if (cni === 'flannel') {
      return {
        message: `${name} hands host-local a subnet without a start, so of the pods of a node the first gets ${secondAddress.flannel.value}.`,
        facts: [secondAddress.flannel],
        decisions: ['cni', 'networkMode'],
        basis: 'advice',
      }
    }
    // With two families the file names ranges, and their start.
    if (cni !== 'sdnbridge' || ipFamily === 'dual-stack') return undefined
    return {
      message: `${name} takes no start of the range for host-local, so the first pod of a node gets the address of ${secondAddress.sdnbridge.value}.`,
      facts: [secondAddress.sdnbridge],
      decisions: ['cni', 'ipam'],
      suggestion: { ipam: 'hns' },
    }
  },
})
