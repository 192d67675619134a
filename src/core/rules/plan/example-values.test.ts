import { initialChoices } from '../../model/presets/define.ts'
import { testRule } from '../../testing/test-rule.ts'
import { exampleValues } from './example-values.ts'

const own = {
  apiServerEndpoint: 'api.example.org:6443',
  clusterCIDR: '10.8.0.0/16',
  serviceCIDR: '10.9.0.0/16',
  clusterDNS: '10.9.0.10',
  nodeName: 'w1',
  nodeIP: '10.7.0.5',
  managementSubnet: '10.7.0.0/24',
  networkAdapter: 'Ethernet 2',
  workloadName: 'shop',
  image: 'example.org/shop:1-ltsc2025',
}

testRule(exampleValues, {
  valid: [own],
  invalid: [
    { given: {}, message: /Node name win-node-1/, severity: 'info' },
    {
      given: { ...own, nodeIP: initialChoices.nodeIP },
      message: /^Still at example values: Node IP 10\.127\.130\.21\.$/,
      severity: 'info',
    },
  ],
})
