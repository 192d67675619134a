import { catalog } from '../../catalog/catalog.ts'
import { overlayIpamModes } from '../../catalog/cni/azure-parts.ts'
import { ipamReleases } from '../../catalog/cni/release-gates.ts'
import { isFabricOverlay } from '../../derived/exception-list.ts'
import { includesRelease, isVersion } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const azureIpamRelease = defineRule({
  id: 'azure-ipam-release',
  basis: 'fails',
  summary: 'The release of Azure CNI knows the way in which pods get their addresses',
  remediation: 'Take a newer release, or let pods live in the subnet of the nodes.',
  decisions: [
    'cni',
    'cniRelease',
    'ipam',
    'ipFamily',
    'clusterCIDR',
    'managementSubnet',
    'virtualNetworks',
  ],

  check(scenario) {
    const { cni, cniRelease, ipam, ipFamily } = scenario
    const releases = ipamReleases[cni]
    if (!releases || ipam !== 'azure-cns' || !isVersion(cniRelease)) return undefined
    const words = [
      'azure-cns' as const,
      ...(isFabricOverlay(scenario) ? [overlayIpamModes.value[ipFamily]] : []),
    ]
    const missing = words.find((word) => !includesRelease(releases[word].value, cniRelease))
    if (missing === undefined) return undefined
    const since = releases[missing]
    return {
      message: `${catalog.cni[cni].name} knows ${missing} from release ${since.value.from} on, not in ${cniRelease}.`,
      facts: [since],
      decisions:
        missing === 'azure-cns'
          ? ['cni', 'cniRelease', 'ipam']
          : ['cni', 'cniRelease', 'ipam', 'clusterCIDR', 'ipFamily'],
      suggestion: { cniRelease: catalog.cni[cni].newestRelease.value },
    }
  },
})
