import { network } from '../../catalog/network.ts'
import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { rangesIn } from '../../derived/ranges.ts'
import { isBefore } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const kubeProxyRanges = defineRule({
  id: 'kube-proxy-ranges',
  basis: 'refused',
  summary: 'kube-proxy takes one pod range, or one of each family',
  remediation: 'Give one IPv4 range, and for dual-stack one IPv6 range after a comma.',
  decisions: ['clusterCIDR', 'ipFamily', 'kubernetesVersion'],

  check({ clusterCIDR, ipFamily, kubernetesVersion }) {
    const ranges = rangesIn(clusterCIDR)
    if (ranges.length < 2) return undefined
    const families = new Set(ranges.map(({ family }) => family))
    const isPair = ranges.length === 2 && families.size === 2
    const takesPair =
      ipFamily === 'dual-stack' ||
      !isBefore(kubernetesVersion, serviceFeatures.dualStack.stages.value.beta)
    if (isPair && takesPair) return undefined
    return {
      message: isPair
        ? `kube-proxy ${kubernetesVersion} stops with IPv4 alone and two pod ranges, ${clusterCIDR.text}: only one is allowed.`
        : `kube-proxy stops with the pod ranges ${clusterCIDR.text}: two are one of each family.`,
      facts: [network.kubeProxyRanges],
      decisions: isPair ? ['clusterCIDR', 'ipFamily'] : ['clusterCIDR'],
      suggestion: {
        clusterCIDR: (ranges.find(({ family }) => family === 'ipv4') ?? ranges[0])?.text ?? '',
      },
    }
  },
})
