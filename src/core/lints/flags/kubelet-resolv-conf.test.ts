import { testLint } from '../../testing/test-lint.ts'
import { kubeletResolvConf } from './kubelet-resolv-conf.ts'

testLint(kubeletResolvConf, {
  valid: [
    { name: 'an empty one', text: 'kubelet.exe --resolv-conf="" --max-pods=30' },
    {
      name: 'the servers of the host',
      text: 'kubelet.exe --resolv-conf=Host --max-pods=30',
      known: { kubernetesVersion: '1.27' },
    },
  ],
  invalid: [
    {
      name: 'a file',
      text: 'kubelet.exe --resolv-conf=/etc/resolv.conf --max-pods=30',
      known: { kubernetesVersion: '1.27' },
      messages: [/takes nothing or Host/],
      severity: 'error',
    },
    {
      name: 'the servers of the host before they could be named',
      text: 'kubelet.exe --resolv-conf=Host --max-pods=30',
      known: { kubernetesVersion: '1.26' },
      messages: [/takes nothing there/],
    },
  ],
})
