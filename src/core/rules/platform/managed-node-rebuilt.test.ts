import { testRule } from '../../testing/test-rule.ts'
import { managedNodeRebuilt } from './managed-node-rebuilt.ts'

testRule(managedNodeRebuilt, {
  valid: [{}, { platform: 'aks' }, { platform: 'azure', joinMethod: 'kubeconfig' }],
  invalid: [
    { given: { platform: 'aks', joinMethod: 'kubeconfig' }, severity: 'info', message: /rebuilds/ },
    { given: { platform: 'gke', joinMethod: 'kubeadm' }, severity: 'info' },
  ],
})
