import { testLint } from '../../testing/test-lint.ts'
import { kubeletNetworkPlugin } from './kubelet-network-plugin.ts'

testLint(kubeletNetworkPlugin, {
  valid: [
    { name: 'a plugin of Windows', text: 'kubelet.exe --network-plugin=cni --v=4' },
    { name: 'none', text: 'kubelet.exe --pod-cidr=10.1.2.0/24 --v=4' },
  ],
  invalid: [
    {
      name: 'the one of Linux',
      text: 'kubelet.exe --network-plugin=kubenet --pod-cidr=10.1.2.0/24 --v=4',
      messages: [/--network-plugin is kubenet/],
      severity: 'error',
    },
    {
      name: 'the one of Linux in what a service starts',
      text: 'nssm set kubelet AppParameters "--hostname-override=w1 --network-plugin=kubenet"',
      messages: [/--network-plugin is kubenet/],
      severity: 'error',
    },
  ],
})
