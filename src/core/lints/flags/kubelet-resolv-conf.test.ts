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
    {
      name: 'a file of the node',
      text: 'kubelet.exe --resolv-conf="E:/kube/resolv.conf" --max-pods=30',
      known: { kubernetesVersion: '1.27' },
    },
    {
      name: 'a file of the node with backslashes',
      text: String.raw`kubelet.exe --resolv-conf=\kube\resolv.conf --max-pods=30`,
      known: { kubernetesVersion: '1.19' },
    },
  ],
  invalid: [
    {
      name: 'a file',
      text: 'kubelet.exe --resolv-conf=/etc/resolv.conf --max-pods=30',
      known: { kubernetesVersion: '1.27' },
      messages: [/finds nothing on Windows: pods get no DNS servers/],
      severity: 'error',
    },
    {
      name: 'the servers of the host before they could be named',
      text: 'kubelet.exe --resolv-conf=Host --max-pods=30',
      known: { kubernetesVersion: '1.26' },
      messages: [/--resolv-conf is Host, where the kubelet of 1\.26 finds nothing/],
    },
  ],
})
