import { testLint } from '../../testing/test-lint.ts'
import { proxyMode } from './proxy-mode.ts'

testLint(proxyMode, {
  valid: [
    { name: 'the mode of Windows', text: 'kube-proxy.exe --proxy-mode=kernelspace --v=4' },
    {
      name: 'none, where it is the default',
      text: 'kube-proxy.exe --hostname-override=a --v=4',
      known: { kubernetesVersion: '1.26' },
    },
    {
      name: 'the other one, where Antrea uses it',
      text: 'kube-proxy.exe --proxy-mode=userspace --v=4',
      known: { kubernetesVersion: '1.20' },
    },
    { name: 'a file that has it', text: 'kube-proxy.exe --config=c:\\k\\proxy.yaml --v=4' },
    { name: 'a kubelet', text: 'kubelet.exe --max-pods=30' },
  ],
  invalid: [
    {
      name: 'a mode of Linux',
      text: 'kube-proxy.exe --proxy-mode=ipvs --v=4',
      known: { kubernetesVersion: '1.29' },
      messages: [/--proxy-mode is ipvs/],
      severity: 'error',
    },
    {
      name: 'none, where the default is another',
      text: 'kube-proxy.exe --hostname-override=a --v=4',
      known: { kubernetesVersion: '1.20' },
      messages: [/--proxy-mode is missing/],
      severity: 'error',
    },
    {
      name: 'the other one after its end',
      text: 'kube-proxy.exe --proxy-mode=userspace --v=4',
      known: { kubernetesVersion: '1.27' },
      messages: [/--proxy-mode is userspace/],
      severity: 'error',
    },
  ],
})
