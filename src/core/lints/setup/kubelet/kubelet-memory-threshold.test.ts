import { testLint } from '../../../testing/test-lint.ts'
import { kubeletMemoryThreshold } from './kubelet-memory-threshold.ts'

const file = (host: string, signal: string) =>
  `apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
evictionHard:
  ${signal}: 500Mi
---
Our workers are ${host}, and the node died without memory.
`
const line = (host: string) =>
  `\`\`\`\nC:\\k\\kubelet.exe --kubeconfig=C:\\k\\config --eviction-hard=memory.available<500Mi\n\`\`\`\nThe workers are ${host}.\n`
const ofFile = (more: string, threshold = '500Mi') =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n${more}\nevictionHard: {memory.available: "${threshold}", nodefs.available: 10%}\n`
const known = { kubernetesVersion: '1.28' } as const
const windows = 'Windows Server 2022'

testLint(kubeletMemoryThreshold, {
  valid: [
    {
      name: 'a version that watches it',
      text: file(windows, 'memory.available'),
      known: { kubernetesVersion: '1.31' },
    },
    { name: 'a threshold for disks', text: file(windows, 'nodefs.available'), known },
    {
      name: 'a file with the cgroup driver of a Linux node',
      text: file(windows, 'memory.available').replace(
        'evictionHard',
        'cgroupDriver: systemd\nevictionHard',
      ),
      known,
    },
    { name: 'a node of Linux', text: file('Ubuntu 22.04', 'memory.available'), known },
    { name: 'a threshold of nothing', text: ofFile('resolvConf: ""', '0'), known },
    {
      name: 'such a flag',
      text: line(windows).replace('500Mi', '0,nodefs.available<10%'),
      known,
    },
    {
      name: 'a line of a Linux node',
      text: '/usr/bin/kubelet --kubeconfig=/etc/kubernetes/kubelet.conf --eviction-hard=memory.available<1Gi',
      known,
    },
    { name: 'a file for Linux', text: ofFile('cgroupDriver: systemd'), known },
  ],
  invalid: [
    {
      name: 'a line with folders of Windows',
      text: 'kubelet.exe --kubeconfig=C:\\k\\config --eviction-soft=memory.available<1Gi --max-pods=30',
      known: { kubernetesVersion: '1.22' },
      messages: [/^--eviction-soft has memory\.available/],
    },
    {
      name: 'a file that is one for Windows by itself',
      text: ofFile('cgroupsPerQOS: false\nenforceNodeAllocatable: []'),
      known: { kubernetesVersion: '1.30' },
      messages: [/^evictionHard has memory\.available/],
    },
    {
      name: 'a file',
      text: file(windows, 'memory.available'),
      known,
      messages: [/evictionHard has memory\.available, which the kubelet 1\.28 does not watch/],
      severity: 'warning',
    },
    {
      name: 'a flag',
      text: line(windows),
      known,
      messages: [/--eviction-hard has memory\.available/],
    },
  ],
})
