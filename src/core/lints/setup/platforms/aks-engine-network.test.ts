import { testLint } from '../../../testing/test-lint.ts'
import { aksEngineNetwork } from './aks-engine-network.ts'

const model = (network: string, system = 'Windows') =>
  `{"properties": {"orchestratorProfile": {"orchestratorType": "Kubernetes", "kubernetesConfig": {${network}}}, "agentPoolProfiles": [{"name": "a", "osType": "${system}"}]}}\n`

testLint(aksEngineNetwork, {
  valid: [
    { name: 'Azure CNI', text: model('"networkPlugin": "azure"') },
    { name: 'the policy of Azure', text: model('"networkPolicy": "azure"') },
    { name: 'no Windows pool', text: model('"networkPolicy": "calico"', 'Linux') },
  ],
  invalid: [
    ...['calico', 'cilium'].map((policy) => ({
      name: `${policy} beside a Windows pool`,
      text: model(`"networkPlugin": "azure", "networkPolicy": "${policy}"`),
      messages: [new RegExp(`networkPolicy is ${policy}, which AKS Engine refuses`)],
      severity: 'error' as const,
    })),
    {
      name: 'Antrea',
      text: model('"networkPlugin": "antrea"'),
      messages: [/networkPlugin is antrea/],
      severity: 'error',
    },
  ],
})
