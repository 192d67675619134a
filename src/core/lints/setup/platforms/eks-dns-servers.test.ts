import { testLint } from '../../../testing/test-lint.ts'
import { eksDnsServers } from './eks-dns-servers.ts'

const setup = (words: string, system = 'windows', dns = 'nameservers: [192.168.1.100]') => `${words}

\`\`\`yaml
apiVersion: v1
kind: Pod
metadata: { name: web }
spec:
  nodeSelector: { kubernetes.io/os: ${system} }
  dnsPolicy: None
  dnsConfig: { ${dns} }
  containers: [ { name: a, image: example.com/web:1 } ]
\`\`\`
`

testLint(eksDnsServers, {
  valid: [
    { name: 'a pod for Linux', text: setup('EKS 1.30 with Windows nodes.', 'linux') },
    { name: 'another platform', text: setup('AKS 1.30 with Windows nodes.') },
    {
      name: 'the server of the cluster',
      text: setup('EKS 1.30 with Windows nodes, cluster DNS is 192.168.1.100.'),
    },
    { name: 'no platform told', text: setup('Kubernetes 1.30 with Windows nodes.') },
    {
      name: 'options alone',
      text: setup(
        'EKS 1.30 with Windows nodes.',
        'windows',
        'options: [{name: ndots, value: "2"}]',
      ),
    },
    {
      name: 'a network of another kind',
      text: setup('EKS 1.30 with Windows nodes and the CNI plugin: calico.'),
    },
  ],
  invalid: [
    {
      name: 'servers of its own',
      text: setup('EKS 1.30 with Windows nodes.'),
      messages: [/names its own DNS servers; on EKS the network plugin/],
      severity: 'warning',
    },
  ],
})
