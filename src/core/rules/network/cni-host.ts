import { catalog } from '../../catalog/catalog.ts'
import { newestHosts } from '../../catalog/cni/release-gates.ts'
import { isAtLeast } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const cniHost = defineRule({
  id: 'cni-host',
  basis: 'unsupported',
  matrix: true,
  summary: 'The CNI plugin supports the Windows release of the node',
  remediation: 'Take a Windows release that the plugin supports, or another plugin.',
  decisions: ['cni', 'windowsRelease'],

  check({ cni, windowsRelease }) {
    const newest = newestHosts[cni]
    if (!newest) return undefined
    const host = catalog.windows[windowsRelease]
    const last = catalog.windows[newest.value]
    if (isAtLeast(last.build.value, host.build.value)) return undefined
    return {
      message: `${catalog.cni[cni].name} supports Windows releases up to ${last.name}, not ${host.name}.`,
      facts: [newest],
      suggestion: { windowsRelease: newest.value },
    }
  },
})
