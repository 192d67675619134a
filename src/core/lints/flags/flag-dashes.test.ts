import { testLint } from '../../testing/test-lint.ts'
import { flagDashes } from './flag-dashes.ts'

testLint(flagDashes, {
  valid: [
    { name: 'two dashes', text: 'kubelet.exe --kubeconfig=C:\\k\\config --v=4' },
    { name: 'the one letter that exists', text: 'kubelet.exe --kubeconfig=C:\\k\\config -v=4' },
    {
      name: 'flags of flanneld',
      text: 'flanneld.exe -kube-subnet-mgr=1 --iface=10.0.0.4 -ip-masq',
    },
    {
      name: 'dashes that are all alike',
      text: 'kubelet.exe -kubeconfig=C:\\k\\config -max-pods=30 -resolv-conf=',
    },
  ],
  invalid: [
    {
      name: 'one dash among others',
      text: 'kubelet.exe -kubeconfig=C:\\k\\config --max-pods=30 --v=4',
      messages: [
        /^-kubeconfig=C:\\k\\config has one dash: kubelet reads .*unknown shorthand flag: 'k'/,
      ],
      severity: 'error',
    },
    {
      name: 'one of kube-proxy',
      text: 'kube-proxy.exe --kubeconfig=C:\\k\\config -proxy-mode=kernelspace --v=4',
      messages: [/^-proxy-mode=kernelspace has one dash/],
      severity: 'error',
    },
  ],
})
