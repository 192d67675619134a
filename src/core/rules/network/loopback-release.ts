import { catalog } from '../../catalog/catalog.ts'
import { loopbackReleases } from '../../catalog/cni/azure-parts.ts'
import { calicoLoopback } from '../../catalog/cni/release-gates.ts'
import { includesRelease, isVersion } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

const releasesOf = { 'azure-vnet': loopbackReleases, calico: calicoLoopback } as const

export const loopbackRelease = defineRule({
  id: 'loopback-release',
  basis: 'unsupported',
  summary: 'The CNI plugin lets a pod reach itself through its Service under Direct Server Return',
  remediation: 'Take a newer release of the plugin, or leave direct server return off.',
  decisions: ['cni', 'cniRelease', 'directServerReturn'],

  check({ cni, cniRelease, directServerReturn }) {
    if (!directServerReturn || (cni !== 'azure-vnet' && cni !== 'calico')) return undefined
    const releases = releasesOf[cni]
    if (!isVersion(cniRelease) || includesRelease(releases.value, cniRelease)) return undefined
    const { name, newestRelease } = catalog.cni[cni]
    return {
      message: `${name} ${cniRelease} has no setting for a pod that reaches itself through its Service; releases from ${releases.value.from} on have it.`,
      facts: [releases],
      suggestion: { cniRelease: newestRelease.value },
    }
  },
})
