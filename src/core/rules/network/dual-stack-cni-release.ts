import { catalog } from '../../catalog/catalog.ts'
import { dualStackReleases } from '../../catalog/cni/release-gates.ts'
import { includesRelease, isVersion } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const dualStackCniRelease = defineRule({
  id: 'dual-stack-cni-release',
  basis: 'fails',
  summary: 'The release of the CNI plugin has dual-stack',
  remediation: 'Take a newer release of the plugin, or IPv4 alone.',
  decisions: ['ipFamily', 'cni', 'cniRelease'],

  check({ ipFamily, cni, cniRelease }) {
    const releases = dualStackReleases[cni]
    if (ipFamily !== 'dual-stack' || !releases || !isVersion(cniRelease)) return undefined
    if (includesRelease(releases.value, cniRelease)) return undefined
    const { name, newestRelease } = catalog.cni[cni]
    return {
      message: `${name} has dual-stack from release ${releases.value.from} on; ${cniRelease} finds no address range or gives pods IPv4 alone.`,
      facts: [releases],
      suggestion: { cniRelease: newestRelease.value },
    }
  },
})
