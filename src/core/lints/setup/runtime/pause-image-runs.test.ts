import { testLint } from '../../../testing/test-lint.ts'
import { pauseImageRuns } from './pause-image-runs.ts'

const config = (image: string) => `version = 2
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "${image}"
`

testLint(pauseImageRuns, {
  valid: [
    {
      name: 'a class for process isolation',
      text: `${config('registry.k8s.io/pause:3.9')}---
apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata: { name: windows-2025 }
handler: runhcs-wcow-process
---
apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  runtimeClassName: windows-2025
  containers:
    - { name: a, image: 'mcr.microsoft.com/windows/servercore:ltsc2025' }
`,
      known: { windowsRelease: 'ltsc2025' },
    },
    {
      name: 'a base image of the release of the host in place of a pause image',
      text: config('mcr.microsoft.com/windows/nanoserver:1809'),
      known: { windowsRelease: 'ltsc2019' },
    },
    {
      name: 'a base image of the release before on a host that runs it',
      text: config('mcr.microsoft.com/windows/nanoserver:ltsc2022'),
      known: { windowsRelease: 'ltsc2025' },
    },
    {
      name: 'a base image whose tag names no release',
      text: config('mcr.microsoft.com/windows/nanoserver:latest'),
      known: { windowsRelease: 'ltsc2019' },
    },
    {
      name: 'the layer of the guest, which a virtual machine boots',
      text: `${config('mcr.microsoft.com/oss/kubernetes/pause:3.9-windows-1809-amd64')}---\nWe use Hyper-V isolation for mcr.microsoft.com/windows/servercore:ltsc2019.\n`,
      known: { windowsRelease: 'ltsc2022', containerRuntime: 'containerd' },
    },
    {
      name: 'an image with a layer for the host',
      text: config('registry.k8s.io/pause:3.9'),
      known: { windowsRelease: 'ltsc2022' },
    },
    {
      name: 'the configuration of a Linux node',
      text: `${config('registry.k8s.io/pause:3.5')}root = "/var/lib/containerd"\n`,
      known: { windowsRelease: 'ltsc2022' },
    },
    {
      name: 'an image that nobody knows',
      text: config('registry.local/pause:3.5'),
      known: { windowsRelease: 'ltsc2022' },
    },
    {
      name: 'an image of Linux where virtual machines run pods of Linux',
      text: `${config('k8s.gcr.io/pause:3.1')}[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.lcow]\nruntime_type = "io.containerd.runhcs.v1"\n`,
      known: { windowsRelease: 'ltsc2019' },
    },
    {
      name: 'a flag that containerd does not follow',
      text: 'kubelet.exe --pod-infra-container-image=k8s.gcr.io/pause:3.5 --max-pods=3',
      known: { windowsRelease: 'ltsc2022', containerRuntime: 'containerd' },
    },
  ],
  invalid: [
    {
      name: 'a base image of another release in place of a pause image',
      text: config('mcr.microsoft.com/windows/nanoserver:ltsc2022'),
      known: { windowsRelease: 'ltsc2019' },
      messages: [/nanoserver:ltsc2022 has no layer for Windows Server 2019, so no pod starts/],
      severity: 'error',
    },
    {
      name: 'a virtual machine of a release that the image lacks',
      text: `${config('registry.k8s.io/pause:3.9')}---
apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  runtimeClassName: wcow-hypervisor
  containers:
    - { name: a, image: 'mcr.microsoft.com/windows/servercore:ltsc2025' }
`,
      known: { windowsRelease: 'ltsc2025' },
      messages: [/pause:3\.9 has no layer of Windows Server 2025: with Hyper-V isolation/],
      severity: 'warning',
    },
    {
      name: 'a virtual machine by the handler of its class',
      text: `${config('registry.k8s.io/pause:3.9')}---
apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata: { name: windows-hyperv }
handler: runhcs-wcow-hypervisor
---
apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  runtimeClassName: windows-hyperv
  containers:
    - { name: a, image: 'mcr.microsoft.com/windows/servercore:ltsc2025' }
`,
      known: { windowsRelease: 'ltsc2025' },
      messages: [/pause:3\.9 has no layer of Windows Server 2025: with Hyper-V isolation/],
      severity: 'warning',
    },
    {
      name: 'a file for Linux on the one node, which runs Windows',
      text: `PS C:\\> ver\nMicrosoft Windows [Version 10.0.20348.2700]\n---\n${config('registry.k8s.io/pause:3.2')}root = "/var/lib/containerd"\n`,
      known: { windowsRelease: 'ltsc2022' },
      messages: [/pause:3\.2 has no layer for any release of Windows/],
      severity: 'warning',
    },
    {
      name: 'an image of the time before Windows',
      text: 'kubelet.exe --pod-infra-container-image=k8s.gcr.io/pause:3.1 --max-pods=3',
      known: { windowsRelease: 'ltsc2019', containerRuntime: 'docker' },
      messages: [/pause:3\.1 has no layer for any release of Windows/],
      severity: 'error',
    },
    {
      name: 'an image that is older than the host',
      text: config('k8s.gcr.io/pause:3.5'),
      known: { windowsRelease: 'ltsc2022' },
      messages: [/pause:3\.5 has no layer for Windows Server 2022/],
      severity: 'error',
    },
    {
      name: 'the same as a flag for Docker',
      text: 'kubelet.exe --pod-infra-container-image=mcr.microsoft.com/oss/kubernetes/pause:1.4.1 --max-pods=3',
      known: { windowsRelease: 'ltsc2022', containerRuntime: 'docker' },
      messages: [/pause:1\.4\.1 has no layer/],
      severity: 'warning',
    },
    {
      name: 'an image of the time before the host came out',
      text: 'kubelet.exe --pod-infra-container-image=mcr.microsoft.com/k8s/core/pause:1.2.0 --max-pods=3',
      known: { windowsRelease: 'ltsc2022', containerRuntime: 'docker' },
      messages: [/pause:1\.2\.0 has no layer for Windows Server 2022/],
      severity: 'warning',
    },
  ],
})
