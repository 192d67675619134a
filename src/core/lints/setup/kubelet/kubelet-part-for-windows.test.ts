import { testLint } from '../../../testing/test-lint.ts'
import { kubeletPartForWindows } from './kubelet-part-for-windows.ts'

const mail = (host: string, part: string) => `Hello,

the part of the file:

  cpuManagerPolicy: static
  maxPods: 40
${part}
Our workers are ${host} with kubelet v1.33.1.
Regards
`
const wholeFile = `apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
shutdownGracePeriod: 45s
featureGates:
  GracefulNodeShutdown: true
---
`
const shutdown = (host: string, version: string) =>
  `${wholeFile}Our workers are ${host} with kubelet v${version}, and pods are killed at each reboot.\n`
const windows = 'Windows Server 2025 (10.0.26100.3476)'
const gates = (name: string) => `  featureGates:\n    ${name}: true\n`

testLint(kubeletPartForWindows, {
  valid: [
    { name: 'the gate beside it', text: mail(windows, gates('WindowsCPUAndMemoryAffinity')) },
    {
      name: 'a part without gates',
      text: mail(windows, ''),
      known: { kubernetesVersion: '1.33' },
    },
    {
      name: 'a shutdown of a version that hears of it',
      text: shutdown('Windows Server 2022', '1.34.2'),
      known: { kubernetesVersion: '1.34' },
    },
    {
      name: 'a shutdown of Linux',
      text: shutdown('Ubuntu 24.04', '1.29.8'),
      known: { kubernetesVersion: '1.29' },
    },
    {
      name: 'a file with the cgroup driver of a Linux node',
      text: shutdown('Windows Server 2022', '1.29.8').replace(
        'shutdownGracePeriod',
        'cgroupDriver: systemd\ncpuManagerPolicy: static\nshutdownGracePeriod',
      ),
      known: { kubernetesVersion: '1.29' },
    },
    { name: 'a file of Linux', text: mail('Ubuntu 24.04', gates('NodeLogQuery')) },
  ],
  invalid: [
    {
      name: 'other gates beside it',
      text: mail(windows, gates('NodeLogQuery')),
      messages: [/cpuManagerPolicy is static; on Windows it has an effect only with the gate/],
      severity: 'warning',
    },
    {
      name: 'a shutdown of which this version does not hear',
      text: shutdown('Windows Server 2022', '1.29.8'),
      known: { kubernetesVersion: '1.29' },
      messages: [/on Windows the kubelet 1\.29 hears of no shutdown/],
      severity: 'warning',
    },
  ],
})
