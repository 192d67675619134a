import { testLint } from '../../../testing/test-lint.ts'
import { kubeconfigUsable } from './kubeconfig-usable.ts'

const told = 'kube-apiserver --service-cluster-ip-range=10.96.0.0/12\n'
const kubeconfig = (server: string, user: string) => `=== config ===
apiVersion: v1
kind: Config
clusters:
- name: a
  cluster:
    server: https://${server}
users:
- name: ${user}
`

testLint(kubeconfigUsable, {
  valid: [
    { name: 'the address of the API server', text: told + kubeconfig('10.1.0.4:6443', 'windows') },
    { name: 'the file of a Linux node', text: told + kubeconfig('10.96.0.1:443', 'calico') },
    { name: 'a range that nobody told', text: kubeconfig('10.96.0.1:443', 'windows') },
  ],
  invalid: [
    {
      name: 'the Service of the API server',
      text: told + kubeconfig('10.96.0.1:443', 'calico-windows'),
      messages: [/leads to 10\.96\.0\.1, which is in the range of Services/],
      severity: 'warning',
    },
  ],
})
