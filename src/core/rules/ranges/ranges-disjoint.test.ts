import { testRule } from '../../testing/test-rule.ts'
import { rangesDisjoint } from './ranges-disjoint.ts'

testRule(rangesDisjoint, {
  valid: [
    {},
    {
      cni: 'azure-vnet',
      networkMode: 'l2bridge',
      platform: 'aks',
      joinMethod: 'kubeadm',
      clusterCIDR: '10.240.0.0/16',
      managementSubnet: '10.240.0.0/16',
      serviceCIDR: '10.0.0.0/16',
    },
    { cni: 'vpc-bridge', networkMode: 'l2bridge', platform: 'aws', clusterCIDR: '10.127.0.0/16' },
    { clusterCIDR: 'unread' },
  ],
  invalid: [
    {
      given: { clusterCIDR: '10.100.0.0/16' },
      severity: 'error',
      message: /Service range .* overlaps the pod range/,
      suggestion: { serviceCIDR: '10.0.0.0/16', clusterDNS: '10.0.0.10' },
    },
    {
      given: { clusterCIDR: '10.127.0.0/16' },
      severity: 'error',
      suggestion: { clusterCIDR: '10.244.0.0/16' },
    },
    {
      given: { serviceCIDR: '10.127.128.0/17' },
      severity: 'error',
      suggestion: { serviceCIDR: '10.96.0.0/12', clusterDNS: '10.96.0.10' },
    },
    { given: { clusterCIDR: '10.0.0.0/8' }, count: 2 },
    {
      given: {
        platform: 'aks',
        joinMethod: 'kubeadm',
        cni: 'azure-vnet',
        networkMode: 'l2bridge',
        serviceCIDR: '10.127.128.0/17',
      },
      severity: 'warning',
    },
  ],
})
