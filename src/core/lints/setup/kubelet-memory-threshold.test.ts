import { testLint } from '../../testing/test-lint.ts'
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
    { name: 'a node of Linux', text: file('Ubuntu 22.04', 'memory.available'), known },
  ],
  invalid: [
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
