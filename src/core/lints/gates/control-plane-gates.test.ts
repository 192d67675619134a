import { testLint } from '../../testing/test-lint.ts'
import { controlPlaneGates } from './control-plane-gates.ts'

const pod = (list: string, image: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\nspec:\n  containers:\n  - command:\n    - kube-apiserver\n    - --feature-gates=${list}\n    image: ${image}\n    name: a\n`
const kubeadm = (args: string, version = 'v1.23.6') =>
  `apiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\nkubernetesVersion: ${version}\napiServer:\n  extraArgs:\n${args}`
const gmsa = 'WindowsGMSA=true'
const server = 'registry.k8s.io/kube-apiserver:v1.23.6'

testLint(controlPlaneGates, {
  valid: [
    { name: 'a version that has it', text: pod(gmsa, 'k8s.gcr.io/kube-apiserver:v1.20.4') },
    { name: 'a gate of the API server alone', text: pod('APIServerTracing=true', server) },
    { name: 'no release', text: pod(gmsa, 'registry.k8s.io/kube-apiserver') },
    { name: 'another program', text: pod(gmsa, 'registry.corp/gateway:v1.23.6') },
    {
      name: 'kubeadm with a version that has it',
      text: kubeadm(`    feature-gates: ${gmsa}\n`, 'v1.20.4'),
    },
    {
      name: 'kubeadm with another argument',
      text: kubeadm('    audit-log-path: WindowsGMSA=true\n'),
    },
  ],
  invalid: [
    {
      name: 'a gate that is gone',
      text: pod(`HPAContainerMetrics=true,${gmsa}`, server),
      messages: [/WindowsGMSA is gone since 1\.21; 1\.23 stops on it/],
      severity: 'error',
    },
    {
      name: 'a gate that is to come, with the digest of the image',
      text: pod('NodeLogQuery=true', `${server}@sha256:00`),
      messages: [/NodeLogQuery comes with 1\.27/],
    },
    {
      name: 'a gate that is locked',
      text: pod('IdentifyPodOS=false', 'registry.k8s.io/kube-apiserver:v1.25.3'),
      messages: [/IdentifyPodOS is locked to true/],
    },
    {
      name: 'arguments of kubeadm',
      text: kubeadm(`    feature-gates: ${gmsa}\n`),
      messages: [/WindowsGMSA is gone/],
    },
    {
      name: 'arguments of kubeadm in a list',
      text: kubeadm(`  - name: feature-gates\n    value: ${gmsa}\n`),
      messages: [/WindowsGMSA is gone/],
    },
  ],
})
