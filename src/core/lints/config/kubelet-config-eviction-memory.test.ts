import { testLint } from '../../testing/test-lint.ts'
import { kubeletConfigEvictionMemory } from './kubelet-config-eviction-memory.ts'

const file = (more: string) => `apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
${more}
evictionHard: {memory.available: 500Mi, nodefs.available: 10%}
`

testLint(kubeletConfigEvictionMemory, {
  valid: [
    {
      name: 'a version that watches it',
      text: file('resolvConf: ""'),
      known: { kubernetesVersion: '1.32' },
    },
    {
      name: 'a file for Linux',
      text: file('cgroupDriver: systemd'),
      known: { kubernetesVersion: '1.27' },
    },
  ],
  invalid: [
    {
      name: 'a version that does not watch it',
      text: file('cgroupsPerQOS: false\nenforceNodeAllocatable: []'),
      known: { kubernetesVersion: '1.27' },
      messages: [/^evictionHard has memory\.available/],
      severity: 'warning',
    },
  ],
})
