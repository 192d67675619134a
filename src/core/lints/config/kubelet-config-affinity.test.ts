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
    {
      name: 'a file of Linux below words about both',
      text: `Our Windows nodes work. The file of a Linux node:\n\n${file('cpuManagerPolicy: static\n', true)}`,
    },
    {
      name: 'a part that may have the gate elsewhere',
      text: 'The kubelet config of our Windows node:\n\nmemoryManagerPolicy: Static\n',
      known: { kubernetesVersion: '1.33' },
    },
  ],
  invalid: [
    {
      name: 'policies without the gate',
      text: file('cpuManagerPolicy: static\ntopologyManagerPolicy: single-numa-node\n'),
      messages: [/cpuManagerPolicy is static/, /topologyManagerPolicy is single-numa-node/],
      severity: 'warning',
    },
    {
      name: 'a file that words tell to be of a Windows node',
      text: `windows worker, kubelet config:\n\n${file('memoryManagerPolicy: Static\n', true)}`,
      messages: [/memoryManagerPolicy is Static/],
    },
    {
      name: 'a part for a kubelet without the gate',
      text: 'The kubelet config of our Windows node:\n\nmemoryManagerPolicy: Static\n',
      known: { kubernetesVersion: '1.30' },
      messages: [/memoryManagerPolicy is Static/],
    },
  ],
})
