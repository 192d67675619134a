import { testLint } from '../../testing/test-lint.ts'
import { proxyNetworkFlags } from './proxy-network-flags.ts'

const line = (flags: string) => `kube-proxy.exe --proxy-mode=kernelspace --v=4 ${flags}\n`

testLint(proxyNetworkFlags, {
  valid: [
    {
      name: 'an overlay with all that it needs',
      text: line(
        '--source-vip=10.244.1.2 --feature-gates=WinOverlay=true,WinDSR=true --enable-dsr',
      ),
      known: { kubernetesVersion: '1.19', networkMode: 'overlay' },
    },
    {
      name: 'gates that are on by default',
      text: line('--source-vip=10.244.1.2 --enable-dsr=true'),
      known: { kubernetesVersion: '1.34', networkMode: 'overlay' },
    },
    {
      name: 'a bridge',
      text: line('--enable-dsr=false'),
      known: { kubernetesVersion: '1.19', networkMode: 'l2bridge' },
    },
    {
      name: 'an address that a script looks up',
      text: line('--source-vip=$sourceVip'),
      known: { kubernetesVersion: '1.25', networkMode: 'overlay' },
    },
    {
      name: 'a file',
      text: line('--config=C:\\k\\proxy.yaml'),
      known: { kubernetesVersion: '1.19', networkMode: 'overlay' },
    },
  ],
  invalid: [
    {
      name: 'an overlay without its address and gate',
      text: line(''),
      known: { kubernetesVersion: '1.19', networkMode: 'overlay' },
      messages: [/--source-vip is missing/, /does not name WinOverlay/],
      severity: 'error',
    },
    {
      name: 'direct server return without its gate',
      text: line('--enable-dsr=true'),
      known: { kubernetesVersion: '1.22', networkMode: 'l2bridge' },
      messages: [/does not name WinDSR/],
      severity: 'error',
    },
  ],
})
