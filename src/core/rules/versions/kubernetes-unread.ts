import { catalog } from '../../catalog/catalog.ts'
import { unknown } from '../../catalog/fact.ts'
import { newestVerified } from '../../catalog/kubernetes/index.ts'
import { defineRule } from '../../model/rule.ts'

export const kubernetesUnread = defineRule({
  id: 'kubernetes-unread',
  basis: 'advice',
  summary: 'The flags and the documentation of the Kubernetes minor were read',
  remediation:
    'Compare flags and files with the release notes of this version before you use them.',
  decisions: ['kubernetesVersion'],

  check({ kubernetesVersion }) {
    const { flagsRead, hosts, released } = catalog.kubernetes[kubernetesVersion]
    if (flagsRead) return undefined
    return {
      message: `Of Kubernetes ${kubernetesVersion} the flags, the Windows releases, the patch releases, the support dates and the runtimes that are recommended were not read; what is said of it is carried over from ${newestVerified}.`,
      facts: [unknown(null, [...new Set([...released.sources, ...hosts.sources])])],
      suggestion: { kubernetesVersion: newestVerified },
    }
  },
})
