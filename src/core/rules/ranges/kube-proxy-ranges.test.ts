import { testRule } from '../../testing/test-rule.ts'
import { kubeProxyRanges } from './kube-proxy-ranges.ts'

const pair = '10.244.0.0/16,fd00:10:244::/56'

testRule(kubeProxyRanges, {
  valid: [
    {},
    { clusterCIDR: pair, ipFamily: 'dual-stack', kubernetesVersion: '1.20' },
    { clusterCIDR: pair, kubernetesVersion: '1.21' },
    { clusterCIDR: 'unread' },
  ],
  invalid: [
    {
      given: { clusterCIDR: pair, kubernetesVersion: '1.20' },
      message: /kube-proxy 1\.20 stops with IPv4 alone and two pod ranges/,
      severity: 'error',
      basis: 'refused',
      suggestion: { clusterCIDR: '10.244.0.0/16' },
    },
    {
      given: { clusterCIDR: '10.244.0.0/16,10.245.0.0/16', kubernetesVersion: '1.30' },
      message: /two are one of each family/,
      severity: 'error',
    },
  ],
})
