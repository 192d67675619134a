import { testLint } from '../../testing/test-lint.ts'
import { kubeletAffinity } from './kubelet-affinity.ts'

const kubelet = (flags: string) => `C:\\k\\kubelet.exe --node-ip=10.0.0.4 --v=4 ${flags}\n`
const known = { kubernetesVersion: '1.29' } as const
const later = { kubernetesVersion: '1.33' } as const

testLint(kubeletAffinity, {
  valid: [
    { name: 'no policy', text: kubelet('--max-pods=30'), known },
    { name: 'the policy that binds nothing', text: kubelet('--cpu-manager-policy=none'), known },
    {
      name: 'its gate',
      text: kubelet('--cpu-manager-policy=static --feature-gates=WindowsCPUAndMemoryAffinity=true'),
      known: later,
    },
    {
      name: 'a file that may have the gate',
      text: kubelet('--cpu-manager-policy=static --config=C:\\k\\c.yaml'),
      known: later,
    },
    {
      name: 'another component',
      text: 'kube-proxy.exe --proxy-mode=kernelspace --v=4\n',
      known,
    },
  ],
  invalid: [
    {
      name: 'a version without the gate',
      text: kubelet('--cpu-manager-policy=static --config=C:\\k\\c.yaml'),
      known,
      messages: [/--cpu-manager-policy is static; .* the kubelet of 1\.29 does not have/],
      severity: 'warning',
    },
    {
      name: 'a version in which it is off',
      text: kubelet('--topology-manager-policy=single-numa-node'),
      known: later,
      messages: [/which is not turned on here/],
      severity: 'warning',
    },
  ],
})
