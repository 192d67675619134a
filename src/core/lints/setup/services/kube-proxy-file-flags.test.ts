import { testLint } from '../../../testing/test-lint.ts'
import { kubeProxyFileFlags } from './kube-proxy-file-flags.ts'

const file = 'apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\n'
const line = (flags: string) => `kube-proxy.exe --config=C:\\k\\kube-proxy.yaml ${flags}\n`

testLint(kubeProxyFileFlags, {
  valid: [
    {
      name: 'flags that count',
      text: line('--hostname-override=w --windows-service --init-only --v=4'),
    },
    { name: 'a gate alone', text: line('--feature-gates=WinOverlay=true') },
    { name: 'no file', text: 'kube-proxy.exe --proxy-mode=kernelspace --network-name=cbr0\n' },
    {
      name: 'what the file says too',
      text: `${line('--proxy-mode=kernelspace')}\n---\n${file}mode: kernelspace\n`,
    },
  ],
  invalid: [
    {
      name: 'settings that only a file can give',
      text: line('--network-name=cbr0 --feature-gates=WinDSR=true'),
      messages: [/ignores --network-name, --feature-gates/],
      severity: 'warning',
    },
  ],
})
