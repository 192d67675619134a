import { testRule } from '../../testing/test-rule.ts'
import { cniPlatform } from './cni-platform.ts'

testRule(cniPlatform, {
  valid: [
    { cni: 'azure-vnet', platform: 'aks' },
    { cni: 'vpc-bridge', platform: 'aws' },
    { cni: 'flannel', platform: 'gcp' },
  ],
  invalid: [
    { given: { cni: 'azure-vnet', platform: 'on-premises' }, severity: 'error', message: /Azure/ },
    { given: { cni: 'vpc-bridge', platform: 'azure' }, severity: 'error', message: /AWS only/ },
  ],
})
