import { testRule } from '../../testing/test-rule.ts'
import { maxPodsAzureSubnet } from './max-pods-azure-subnet.ts'

testRule(maxPodsAzureSubnet, {
  valid: [
    { cni: 'azure-vnet', networkMode: 'l2bridge', platform: 'aks', maxPods: 30 },
    { platform: 'aks', maxPods: 400 },
  ],
  invalid: [
    {
      given: { cni: 'azure-vnet', networkMode: 'l2bridge', platform: 'azure', maxPods: 251 },
      severity: 'warning',
      suggestion: { maxPods: 250 },
    },
  ],
})
