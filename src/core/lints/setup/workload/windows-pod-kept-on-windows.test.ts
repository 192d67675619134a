import { testLint } from '../../../testing/test-lint.ts'
import { windowsPodKeptOnWindows } from './windows-pod-kept-on-windows.ts'

const setup = (
  spec: string,
  nodes = 'cp Ready control-plane 9d v1.29.3\nlinux-1 Ready <none> 9d v1.29.3',
) =>
  `kubectl get nodes -o wide
NAME STATUS ROLES AGE VERSION OS-IMAGE KERNEL-VERSION
${nodes}
win-1 Ready <none> 9d v1.29.3 Windows Server 2022 Datacenter 10.0.20348.2527
=== pod.yaml ===
apiVersion: v1
kind: Pod
metadata: {name: iis}
spec:
  containers: [{name: a, image: 'mcr.microsoft.com/windows/servercore:ltsc2022'}]
${spec}`

testLint(windowsPodKeptOnWindows, {
  valid: [
    { name: 'a selector', text: setup('  nodeSelector: {kubernetes.io/os: windows}\n') },
    {
      name: 'no Linux node but the control plane',
      text: setup('', 'cp Ready control-plane 9d v1.29.3'),
    },
  ],
  invalid: [
    {
      name: 'a managed cluster, whose control plane no list shows',
      text: setup('', 'aks-pool1-12345678-vmss000000 Ready <none> 9d v1.29.3'),
      messages: [/may be sent to aks-pool1-12345678-vmss000000, a Linux node/],
      severity: 'warning',
    },
    {
      name: 'nothing that keeps it off a Linux node',
      text: setup(''),
      messages: [/iis has an image for Windows and no node selector.*linux-1/],
      severity: 'warning',
    },
  ],
})
