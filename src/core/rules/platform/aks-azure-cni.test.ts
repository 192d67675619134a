import { testRule } from '../../testing/test-rule.ts'
import { aksAzureCni } from './aks-azure-cni.ts'

testRule(aksAzureCni, {
  valid: [
    {},
    { platform: 'aks', joinMethod: 'kubeconfig', cni: 'azure-vnet', networkMode: 'l2bridge' },
    { platform: 'eks', joinMethod: 'kubeconfig', cni: 'flannel' },
    { platform: 'aks', cni: 'flannel' }, // from a pool: AKS sets the plugin
  ],
  invalid: [
    {
      given: { platform: 'aks', joinMethod: 'kubeconfig', cni: 'flannel' },
      severity: 'warning',
      message: /with Azure CNI alone, which Flannel is not/,
      suggestion: { cni: 'azure-vnet' },
    },
  ],
})
