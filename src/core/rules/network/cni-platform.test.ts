import { testRule } from '../../testing/test-rule.ts'
import { cniPlatform } from './cni-platform.ts'

testRule(cniPlatform, {
  valid: [
    { cni: 'azure-vnet', platform: 'aks' },
    { cni: 'vpc-bridge', platform: 'aws' }, // a rule of its own
    { cni: 'flannel', platform: 'aks' }, // from a pool: AKS sets the plugin
    { cni: 'flannel', platform: 'gcp' },
  ],
  invalid: [
    { given: { cni: 'azure-vnet', platform: 'on-premises' }, severity: 'error', message: /Azure/ },
    { given: { cni: 'azure-vnet', platform: 'gcp' }, severity: 'error', message: /AKS only/ },
  ],
})
