import { testLint } from '../../../testing/test-lint.ts'
import { runtimeClassOfDocker } from './runtime-class-of-docker.ts'

const runtimeClass = (handler: string) => `apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata:
  name: win2019
handler: ${handler}
scheduling:
  nodeSelector:
    kubernetes.io/os: windows
=== kubelet.ps1 ===
`
const kubelet = (pipe: string) =>
  `C:\\k\\kubelet.exe --config=C:\\k\\kubelet.yaml --container-runtime-endpoint=npipe:////./pipe/${pipe}\n`

testLint(runtimeClassOfDocker, {
  valid: [
    {
      name: 'the handler of Docker',
      text: runtimeClass('docker') + kubelet('cri-dockerd'),
    },
    {
      name: 'a handler of one’s own, which the daemon may have',
      text: runtimeClass('ours') + kubelet('cri-dockerd'),
    },
    {
      name: 'a node with containerd',
      text: runtimeClass('runhcs-wcow-process') + kubelet('containerd-containerd'),
    },
    {
      name: 'a node that moves to containerd',
      text: `${runtimeClass('runhcs-wcow-process')}${kubelet('cri-dockerd')}=== new.ps1 ===\n${kubelet('containerd-containerd')}`,
    },
    { name: 'no word of the runtime', text: runtimeClass('runhcs-wcow-process') },
  ],
  invalid: [
    {
      name: 'a handler of containerd beside cri-dockerd',
      text: runtimeClass('runhcs-wcow-process') + kubelet('cri-dockerd'),
      messages: [/runhcs-wcow-process, which is containerd’s; .*through cri-dockerd/],
      severity: 'error',
    },
    {
      name: 'a handler of containerd beside dockershim',
      text: `${runtimeClass('runhcs-wcow-hypervisor')}kubelet.exe --network-plugin=cni --kubeconfig=C:\\k\\config --v=4\n`,
      messages: [/asks Docker, which knows docker alone/],
    },
  ],
})
