import { isBefore } from '../catalog/version.ts'
import { serviceFeatures } from '../catalog/workload/service-features.ts'
import { defineRule } from '../model/rule.ts'

export const dualStackNetwork = defineRule({
  id: 'dual-stack-network',
  basis: 'unsupported', // pods fall back to IPv4 and keep working
  summary: 'Dual-stack works on l2bridge networks of newer Windows builds alone',
  remediation: 'Use an l2bridge network on a newer Windows Server, or stay with IPv4.',
  decisions: ['ipFamily', 'networkMode', 'windowsRelease'],

  check({ ipFamily, networkMode, windowsRelease }, { catalog }) {
    if (ipFamily !== 'dual-stack') return undefined
    const { notOnOverlay, build } = serviceFeatures.dualStack
    const suggestion = { ipFamily: 'ipv4' } as const
    if (networkMode === 'overlay') {
      return {
        message: 'Overlay networks on Windows have IPv4 alone; dual-stack falls back to it.',
        facts: [notOnOverlay],
        decisions: ['ipFamily', 'networkMode'],
        suggestion,
      }
    }
    const host = catalog.windows[windowsRelease]
    if (!isBefore(host.build.value, build.value)) return undefined
    return {
      message: `Dual-stack needs Windows build ${build.value} or later; ${host.name} is ${host.build.value} and gets IPv4 alone.`,
      facts: [build, host.build],
      decisions: ['ipFamily', 'windowsRelease'],
      suggestion,
    }
  },
})
