import { testLint } from '../../testing/test-lint.ts'
import { kubeletPartForWindows } from './kubelet-part-for-windows.ts'

const mail = (host: string, part: string) => `Hello,

the part of the file:

  cpuManagerPolicy: static
  maxPods: 40
${part}
Our workers are ${host} with kubelet v1.33.1.
Regards
`
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
    { name: 'a file of Linux', text: mail('Ubuntu 24.04', gates('NodeLogQuery')) },
  ],
  invalid: [
    {
      name: 'other gates beside it',
      text: mail(windows, gates('NodeLogQuery')),
      messages: [/cpuManagerPolicy is static; on Windows it has an effect only with the gate/],
      severity: 'warning',
    },
  ],
})
