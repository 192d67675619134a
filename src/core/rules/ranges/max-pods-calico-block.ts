import { network } from '../../catalog/network.ts'
import { defineRule } from '../../model/rule.ts'

export const maxPodsCalicoBlock = defineRule({
  id: 'max-pods-calico-block',
  basis: 'fails',
  summary: 'One address block of Calico holds the pods of a Windows node',
  remediation: 'Allow fewer pods, or give Calico larger blocks (blockSize of the IP pool).',
  decisions: ['maxPods', 'ipam'],

  check({ maxPods, ipam }) {
    if (ipam !== 'calico-ipam') return undefined
    const { calicoBlock, calicoKeepsPerBlock } = network
    const usable = 2 ** (32 - calicoBlock.value) - calicoKeepsPerBlock.value
    if (maxPods <= usable) return undefined
    return {
      message: `A Windows node has one block of Calico; of its /${calicoBlock.value} ${usable} addresses are for pods, not ${maxPods}.`,
      facts: [calicoBlock, calicoKeepsPerBlock],
      suggestion: { maxPods: usable },
    }
  },
})
