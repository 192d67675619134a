import { catalog } from '../../catalog/catalog.ts'
import { defineRule } from '../../model/rule.ts'

export const eksOnly = defineRule({
  id: 'eks-only',
  basis: 'unsupported',
  matrix: true,
  summary: 'The VPC plugin for Windows is documented on nodes of EKS alone',
  remediation: 'Choose EKS, or another plugin for a cluster of your own.',
  decisions: ['cni', 'platform'],

  check({ cni, platform }) {
    const { name, nodesBy, platforms } = catalog.cni[cni]
    if (nodesBy?.value !== 'eks' || platforms?.value.includes(platform)) return undefined
    return {
      message: `${name} comes with the images of EKS; no way to install it on ${catalog.platforms[platform].name} is documented.`,
      facts: [nodesBy],
      suggestion: { platform: 'eks' },
    }
  },
})
