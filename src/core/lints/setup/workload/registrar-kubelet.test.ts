import { testLint } from '../../../testing/test-lint.ts'
import { registrarKubeletLint } from './registrar-kubelet.ts'

const driver = (version: string, system = 'windows') => `apiVersion: apps/v1
kind: DaemonSet
metadata: { name: csi-smb-node, namespace: kube-system }
spec:
  selector: { matchLabels: { app: smb } }
  template:
    metadata: { labels: { app: smb } }
    spec:
      nodeSelector: { kubernetes.io/os: ${system} }
      containers:
        - name: node-driver-registrar
          image: registry.k8s.io/sig-storage/csi-node-driver-registrar:v${version}
`
const nodes = (release: string, files: string) =>
  `Kubernetes ${release} on Windows Server 2019.\n\n${files}`

testLint(registrarKubeletLint, {
  valid: [
    { name: 'a kubelet with the fix', text: nodes('1.23.10', driver('2.13.0')) },
    { name: 'a newer minor', text: nodes('1.31.2', driver('2.13.0')) },
    { name: 'a registrar of that time', text: nodes('1.22.8', driver('2.4.0')) },
    { name: 'nodes of Linux', text: nodes('1.23.8', driver('2.13.0', 'linux')) },
    { name: 'a minor alone', text: nodes('1.24', driver('2.13.0')) },
    { name: 'nobody tells the release', text: driver('2.13.0') },
  ],
  invalid: [
    {
      name: 'a kubelet before the fix of its minor',
      text: nodes('1.24.3', driver('2.13.0')),
      messages: [/2\.13\.0 asks on Windows for Kubernetes .* and the kubelet is 1\.24\.3/],
      severity: 'warning',
    },
    {
      name: 'a kubelet of a minor without a fix',
      text: nodes('1.21.14', driver('2.10.1')),
      messages: [/the kubelet is 1\.21\.14/],
    },
  ],
})
