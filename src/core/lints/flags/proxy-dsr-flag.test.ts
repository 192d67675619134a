import { testLint } from '../../testing/test-lint.ts'
import { proxyDsrFlag } from './proxy-dsr-flag.ts'

const line = (flags: string) => `kube-proxy.exe --proxy-mode=kernelspace --v=4 ${flags}\n`

testLint(proxyDsrFlag, {
  valid: [
    { name: 'both', text: line('--feature-gates=WinDSR=true --enable-dsr=true') },
    {
      name: 'both, and the flag off',
      text: line('--feature-gates=WinDSR=true --enable-dsr=false'),
    },
    { name: 'other gates', text: line('--feature-gates=WinOverlay=true') },
    { name: 'the gate off', text: line('--feature-gates=WinDSR=false') },
    { name: 'a file', text: line('--feature-gates=WinDSR=true --config=C:\\k\\proxy.yaml') },
    { name: 'flags that the text does not show', text: line('--feature-gates=WinDSR=true $more') },
  ],
  invalid: [
    {
      name: 'the gate alone',
      text: line('--feature-gates=WinOverlay=true,WinDSR=true'),
      messages: [/--enable-dsr is not given/],
      severity: 'warning',
    },
  ],
})
