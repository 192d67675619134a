import { testRule } from '../../testing/test-rule.ts'
import { hnsNetworkName } from './hns-network-name.ts'

testRule(hnsNetworkName, {
  valid: [
    {},
    { hnsNetworkName: 'vxlan0' },
    { cni: 'ovn-kubernetes' },
    { cni: 'vpc-bridge', networkMode: 'l2bridge', hnsNetworkName: 'vpcbr0a1b2c' },
  ],
  invalid: [
    {
      given: { cni: 'vpc-bridge', networkMode: 'l2bridge', platform: 'aws' },
      severity: 'unknown',
    },
    {
      given: { hnsNetworkName: 'my network' },
      severity: 'error',
      suggestion: { hnsNetworkName: 'flannel.4096' },
    },
    { given: { hnsNetworkName: '' }, severity: 'error' },
    { given: { cni: 'ovn-kubernetes', hnsNetworkName: 'ovn' }, severity: 'error', basis: 'fails' },
  ],
})
