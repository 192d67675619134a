import { testLint } from '../../../testing/test-lint.ts'
import { kubeProxyOwnIdentity } from './kube-proxy-own-identity.ts'

const proxy = (file: string, more = '') =>
  `${more}\n=== proxy.txt ===\nPS C:\\k> .\\kube-proxy.exe --proxy-mode=kernelspace --hostname-override=a --kubeconfig=${file}\n`
const kubelet = 'C:\\etc\\kubernetes\\kubelet.conf'

testLint(kubeProxyOwnIdentity, {
  valid: [
    { name: 'a file of its own', text: proxy('C:\\k\\kube-proxy.conf') },
    { name: 'before EndpointSlices', text: proxy(kubelet), known: { kubernetesVersion: '1.19' } },
    {
      name: 'nodes that may do what kube-proxy does',
      text: proxy(
        kubelet,
        `=== a.yaml ===
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata: { name: a }
roleRef: { apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: 'system:node-proxier' }
subjects: [{ apiGroup: rbac.authorization.k8s.io, kind: Group, name: 'system:nodes' }]
`,
      ),
      known: { kubernetesVersion: '1.30' },
    },
    {
      name: 'a platform that gives nodes more rights',
      text: proxy(kubelet, '=== a.txt ===\nIt is an AKS cluster.\n'),
    },
  ],
  invalid: [
    {
      name: 'that of the kubelet',
      text: proxy(kubelet),
      known: { kubernetesVersion: '1.30' },
      messages: [/gives that identity no EndpointSlices/],
      severity: 'warning',
    },
  ],
})
