import { catalog } from '../../catalog/catalog.ts'
import { isBefore } from '../../values/version.ts'
import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineRule } from '../../model/rule.ts'

export const dualStackHost = defineRule({
  id: 'dual-stack-host',
  basis: 'unsupported',
  summary: 'Dual-stack needs a host whose HNS has IPv6',
  remediation: 'Take a newer host for dual-stack.',
  decisions: ['ipFamily', 'windowsRelease', 'kubernetesVersion', 'networkMode'],

  check({ ipFamily, windowsRelease, kubernetesVersion, networkMode }) {
    if (ipFamily !== 'dual-stack') return undefined
    // Where there is no dual-stack on any host, other rules say so.
    if (isBefore(kubernetesVersion, serviceFeatures.dualStack.from.value)) return undefined
    if (catalog.modes[networkMode].dualStack.value === false) return undefined
    const { name, build } = catalog.windows[windowsRelease]
    const oldest = serviceFeatures.dualStack.build
    if (!isBefore(build.value, oldest.value)) return undefined
    return {
      message: `${name} falls back to one address family; dual-stack begins with build ${oldest.value}, though some pages name an older one.`,
      facts: [oldest],
      decisions: ['ipFamily', 'windowsRelease'],
      suggestion: { ipFamily: 'ipv4' },
    }
  },
})
