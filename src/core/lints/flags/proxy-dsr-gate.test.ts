import { testLint } from '../../testing/test-lint.ts'
import { proxyDsrGate } from './proxy-dsr-gate.ts'

const line = (flags: string) => `kube-proxy.exe --proxy-mode=kernelspace --v=4 ${flags}\n`
const old = { kubernetesVersion: '1.22' } as const

testLint(proxyDsrGate, {
  valid: [
    {
      name: 'the gate is named',
      text: line('--feature-gates=WinOverlay=true,WinDSR=true --enable-dsr'),
      known: old,
    },
    {
      name: 'the gate is on by default',
      text: line('--enable-dsr=true'),
      known: { kubernetesVersion: '1.34' },
    },
    { name: 'direct server return is off', text: line('--enable-dsr=false'), known: old },
    {
      name: 'the gate is turned off where it is locked',
      text: line('--enable-dsr=true --feature-gates=WinDSR=false'),
      known: { kubernetesVersion: '1.35' },
    },
    { name: 'a file', text: line('--enable-dsr=true --config=C:\\k\\proxy.yaml'), known: old },
  ],
  invalid: [
    {
      name: 'direct server return without its gate',
      text: line('--enable-dsr=true'),
      known: old,
      messages: [/does not name WinDSR/],
      severity: 'error',
    },
    {
      name: 'direct server return with its gate turned off',
      text: line('--enable-dsr=true --feature-gates=WinOverlay=true,WinDSR=false'),
      known: { kubernetesVersion: '1.33' },
      messages: [/--feature-gates turns WinDSR off/],
      severity: 'error',
    },
  ],
})
