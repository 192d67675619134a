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
    const taken = secondAddress[cni]
    if (networkMode !== 'l2bridge' || ipam !== 'host-local' || !taken) return undefined
    if (taken.isMendedByDualStack && ipFamily === 'dual-stack') return undefined
    return {
      message: `${catalog.cni[cni].name} tells host-local no start of the range, so the address of the first pod of a node is that of ${taken.holder.value}.`,
      facts: [taken.holder],
      decisions: ['cni', 'ipam'],
      ...(taken.instead ? { suggestion: { ipam: taken.instead } } : { basis: 'advice' as const }),
    }
  },
})
