import { testLint } from '../../../testing/test-lint.ts'
import { hypervAnnotationRuntime } from './hyperv-annotation-runtime.ts'

const node = (version: string, runtime: string) =>
  `System Info:\n  Kernel Version:             10.0.17763.1697\n  Container Runtime Version:  ${runtime}\n  Kubelet Version:            ${version}\n---\n`
const pod = (annotation: string) => `apiVersion: v1
kind: Pod
metadata:
  name: a
  annotations: {${annotation}}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  containers: [{name: c, image: 'mcr.microsoft.com/windows/servercore:ltsc2019'}]
`
const gate = (value: string) =>
  `kubelet.exe --feature-gates=${value} --config=C:\\k\\c.yaml --kubeconfig=C:\\k\\config\n`
const hyperv = pod('experimental.windows.kubernetes.io/isolation-type: hyperv')

testLint(hypervAnnotationRuntime, {
  valid: [
    { name: 'Docker', text: node('v1.19.4', 'docker://19.3.12') + hyperv },
    {
      name: 'a version without the annotation',
      text: node('v1.22.4', 'containerd://1.5.8') + hyperv,
    },
    { name: 'a runtime that nobody knows', text: hyperv },
    { name: 'another annotation', text: node('v1.19.4', 'containerd://1.4.3') + pod('a: b') },
    {
      name: 'the gate with Docker',
      text: node('v1.19.4', 'docker://19.3.12') + gate('HyperVContainer=true'),
    },
    {
      name: 'the gate turned off',
      text: node('v1.19.4', 'containerd://1.4.3') + gate('HyperVContainer=false'),
    },
    {
      name: 'a version that stops on the gate',
      text: node('v1.22.4', 'containerd://1.5.8') + gate('HyperVContainer=true'),
    },
  ],
  invalid: [
    {
      name: 'the gate with containerd',
      text: node('v1.19.4', 'containerd://1.4.3') + gate('WinOverlay=true,HyperVContainer=true'),
      messages: [/The gate HyperVContainer acts in dockershim alone/],
      severity: 'warning',
    },
    {
      name: 'containerd',
      text: node('v1.19.4', 'containerd://1.4.3') + hyperv,
      messages: [/read by dockershim alone; the node has containerd/],
      severity: 'warning',
    },
  ],
})
