import { testLint } from '../../testing/test-lint.ts'
import { kubeletConfigAffinity } from './kubelet-config-affinity.ts'

const file = (more: string, qos = false) =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\ncgroupsPerQOS: ${qos}\n${more}`

testLint(kubeletConfigAffinity, {
  valid: [
    { name: 'no policy', text: file('') },
    { name: 'the policy none', text: file('cpuManagerPolicy: None\n') },
    {
      name: 'with the gate',
      text: file('cpuManagerPolicy: static\nfeatureGates: {WindowsCPUAndMemoryAffinity: true}\n'),
    },
    { name: 'a file that may be of Linux', text: file('cpuManagerPolicy: static\n', true) },
  ],
  invalid: [
    {
      name: 'policies without the gate',
      text: file('cpuManagerPolicy: static\ntopologyManagerPolicy: single-numa-node\n'),
      messages: [/cpuManagerPolicy is static/, /topologyManagerPolicy is single-numa-node/],
      severity: 'warning',
    },
  ],
})
