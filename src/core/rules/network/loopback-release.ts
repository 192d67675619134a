import { catalog } from '../../catalog/catalog.ts'
import { loopbackOf } from '../../catalog/cni/release-gates.ts'
import { includesRelease, isVersion } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const loopbackRelease = defineRule({
  id: 'loopback-release',
  basis: 'unsupported',
  summary: 'The CNI plugin lets a pod reach itself through its Service under Direct Server Return',
  remediation: 'Take a newer release of the plugin, or leave direct server return off.',
  decisions: ['cni', 'cniRelease', 'directServerReturn'],

  check({ cni, cniRelease, directServerReturn }) {
    const releases = loopbackOf[cni]
    if (!directServerReturn || !releases) return undefined
    if (!isVersion(cniRelease) || includesRelease(releases.value, cniRelease)) return undefined
    const { name, newestRelease } = catalog.cni[cni]
    return {
      message: `${name} ${cniRelease} has no setting for a pod that reaches itself through its Service; releases from ${releases.value.from} on have it.`,
      facts: [releases],
      suggestion: { cniRelease: newestRelease.value },
    }
  },
})
