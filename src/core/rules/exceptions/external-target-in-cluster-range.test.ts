import { testRule } from '../../testing/test-rule.ts'
import { externalTargetInClusterRange } from './external-target-in-cluster-range.ts'

const vnet = {
  platform: 'azure',
  cni: 'azure-vnet',
  networkMode: 'l2bridge',
  managementSubnet: '10.240.0.0/16',
  virtualNetworks: ['10.240.0.0/16'],
} as const

testRule(externalTargetInClusterRange, {
  valid: [
    { externalTargets: ['192.168.40.12', 'db.example.com'] },
    { ...vnet, clusterCIDR: '10.240.0.0/16', externalTargets: ['10.240.7.7'] },
  ],
  invalid: [
    {
      given: { externalTargets: ['10.244.9.9'] },
      severity: 'error',
      suggestion: { clusterCIDR: '10.128.0.0/16' },
    },
    { given: { externalTargets: ['10.96.9.9', '10.244.9.9'] }, count: 2 },
    { given: { ...vnet, ipam: 'azure-cns', externalTargets: ['10.244.9.9'] }, severity: 'error' },
  ],
})
