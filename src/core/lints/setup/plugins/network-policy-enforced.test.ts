import { testLint } from '../../../testing/test-lint.ts'
import { networkPolicyEnforced } from './network-policy-enforced.ts'

const policy =
  '=== np.yaml ===\napiVersion: networking.k8s.io/v1\nkind: NetworkPolicy\nmetadata: {name: deny}\nspec:\n  podSelector: {matchLabels: {app: iis}}\n  policyTypes: [Ingress]\n'
const words = (text: string) => `=== a.txt ===\n${text}\n`

testLint(networkPolicyEnforced, {
  valid: [
    { name: 'Calico', text: policy + words('CNI: Calico. Windows Server 2022.') },
    {
      name: 'Calico beside the plugin',
      text:
        policy +
        words('EKS with the VPC CNI, Calico 3.27 for network policies. Windows Server 2022.'),
    },
    {
      name: 'Calico by its other words',
      text: policy + words('AKS with Azure CNI, network policy: Calico. Windows Server 2022 pool.'),
    },
    { name: 'nobody tells the network', text: policy + words('Windows Server 2022') },
    { name: 'no Windows node', text: policy + words('CNI: flannel') },
    {
      name: 'whoever knows it',
      text: words(
        'CNI: flannel. Windows Server 2022. We know that a NetworkPolicy has no effect there.',
      ),
    },
    {
      name: 'a plugin that has them, and a question',
      text: words(
        'CNI: flannel. Windows Server 2022. Is it true that NetworkPolicy objects are not enforced?',
      ),
    },
    { name: 'no policy', text: words('CNI: flannel. Windows Server 2022.') },
  ],
  invalid: [
    {
      name: 'somebody complains of one',
      text: words(
        'CNI: flannel. Windows Server 2022. A NetworkPolicy that denies ingress has no effect for Windows pods.',
      ),
      messages: [/Nothing enforces this NetworkPolicy/],
      severity: 'warning',
    },
    {
      name: 'Flannel',
      text: policy + words('CNI: flannel. Windows Server 2022.'),
      messages: [/Nothing enforces this NetworkPolicy on Windows nodes: Flannel/],
      severity: 'warning',
    },
    {
      name: 'no Calico beside it',
      text: policy + words('CNI: flannel. Windows Server 2022. We do not use Calico for policies.'),
      messages: [/Nothing enforces this NetworkPolicy/],
    },
  ],
})
