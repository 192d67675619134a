import { catalog } from '../../catalog/catalog.ts'
import { cni } from '../../catalog/cni/index.ts'
import { defineRule } from '../../model/rule.ts'

const azure = cni['azure-vnet'].platforms
const ofAzure = new Set(['azure-vnet-ipam', 'azure-cns'])

export const ipamPlatform = defineRule({
  id: 'ipam-platform',
  basis: 'unsupported',
  matrix: true,
  summary: 'Azure’s address management runs on Azure',
  remediation: 'Choose host-local or HNS on other platforms.',
  decisions: ['ipam', 'platform', 'cni'],

  check({ ipam, platform, cni: plugin }) {
    if (plugin === 'azure-vnet' || !ofAzure.has(ipam)) return undefined
    if (!azure || azure.value.includes(platform)) return undefined
    return {
      message: `${ipam} takes addresses from Azure, but the node runs elsewhere: ${catalog.platforms[platform].name}.`,
      facts: [azure],
      suggestion: { ipam: 'host-local' },
    }
  },
})
