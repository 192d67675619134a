import { testLint } from '../../../testing/test-lint.ts'
import { criDockerdSpeaksV1 } from './cri-dockerd-speaks-v1.ts'

const output = (version: string) =>
  `PS C:\\> & 'C:\\Program Files\\cri-dockerd\\cri-dockerd.exe' --version\ncri-dockerd ${version} (aacf4d4)\n`

testLint(criDockerdSpeaksV1, {
  valid: [
    { name: 'a later one', text: output('0.3.4'), known: { kubernetesVersion: '1.28' } },
    { name: 'an earlier kubelet', text: output('0.2.3'), known: { kubernetesVersion: '1.25' } },
  ],
  invalid: [
    {
      name: 'an earlier one',
      text: output('0.2.3'),
      known: { kubernetesVersion: '1.28' },
      messages: [/cri-dockerd 0\.2\.3 speaks CRI v1alpha2 alone/],
      severity: 'error',
    },
  ],
})
