import { catalog } from '../../catalog/catalog.ts'
import { cni } from '../../catalog/cni/index.ts'
import { defineRule } from '../../model/rule.ts'

const bound = Object.values(cni).filter(({ platformIpam }) => platformIpam !== undefined)

export const ipamPlatform = defineRule({
  id: 'ipam-platform',
  basis: 'unsupported',
  matrix: true,
  summary: 'Azure’s address management runs on Azure',
  remediation: 'Choose host-local or HNS on other platforms.',
  decisions: ['ipam', 'platform', 'cni'],

  check({ ipam, platform, cni: plugin }) {
    const owner = bound.find(({ platformIpam }) => platformIpam?.value.includes(ipam))
    if (!owner?.platforms || owner.id === plugin) return undefined
    if (owner.platforms.value.includes(platform)) return undefined
    return {
      message: `${ipam} takes addresses from Azure, but the node runs elsewhere: ${catalog.platforms[platform].name}.`,
      facts: [owner.platforms],
      suggestion: { ipam: 'host-local' },
    }
  },
})
