import { testLint } from '../../../testing/test-lint.ts'
import { gateOfServer } from './gate-of-server.ts'

const server = (gates: string, release = '1.22.4') => `apiVersion: v1
kind: Pod
metadata: {name: kube-apiserver, namespace: kube-system}
spec:
  containers:
  - command:
    - kube-apiserver
    - --advertise-address=10.0.0.4
    - --service-cluster-ip-range=10.96.0.0/12
${gates === '' ? '' : `    - --feature-gates=${gates}\n`}    image: registry.k8s.io/kube-apiserver:v${release}
    name: kube-apiserver
`
const cluster = (args: string) => `apiVersion: kubeadm.k8s.io/v1beta3
kind: ClusterConfiguration
kubernetesVersion: v1.22.4
apiServer:
  extraArgs: ${args}
`
const kubelet = (gates: string) =>
  `=== kubelet.ps1 ===\nC:\\k\\kubelet.exe --config=C:\\k\\c.yaml --kubeconfig=C:\\k\\config --feature-gates=${gates}\n`
const file = (value: boolean) =>
  `=== kubelet.yaml ===\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nfeatureGates:\n  WindowsHostProcessContainers: ${value}\n`
const gate = 'WindowsHostProcessContainers'

testLint(gateOfServer, {
  valid: [
    {
      name: 'on for both',
      text: server(`CSIMigration=false,${gate}=true`) + kubelet(`${gate}=true`),
    },
    { name: 'on by default', text: server('', '1.24.1') + kubelet(`${gate}=true`) },
    { name: 'a gate of nodes alone', text: server('') + kubelet('WinDSR=true') },
    { name: 'all gates', text: server('AllAlpha=true') + kubelet(`${gate}=true`) },
    { name: 'off for both', text: server(`${gate}=false`) + kubelet(`${gate}=false`) },
    { name: 'an API server of which nothing was sent', text: kubelet(`${gate}=true`) },
    { name: 'on for both in files', text: cluster(`{feature-gates: "${gate}=true"}`) + file(true) },
  ],
  invalid: [
    {
      name: 'on for the kubelet alone',
      text: server('CSIMigration=false') + kubelet(`${gate}=true`),
      messages: [
        /^The kubelet has the gate WindowsHostProcessContainers on, and the API server 1\.22\.4 has not/,
      ],
      severity: 'warning',
    },
    {
      name: 'no gate at all for the API server',
      text: server('') + file(true),
      messages: [/^The kubelet has the gate/],
    },
    {
      name: 'an API server of kubeadm',
      text: cluster('{authorization-mode: "Node,RBAC"}') + kubelet(`${gate}=true`),
      messages: [/^The kubelet has the gate/],
    },
    {
      name: 'off for the kubelet alone',
      text: server(`${gate}=true`) + file(false),
      messages: [/is turned off for the kubelet, and on elsewhere/],
    },
  ],
})
