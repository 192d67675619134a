import { testLint } from '../../../testing/test-lint.ts'
import { antreaProxyMode } from './antrea-proxy-mode.ts'

const setup = (plugin: string, mode: string) =>
  `${plugin}, Kubernetes v1.20.15.

\`\`\`
C:\\k\\kube-proxy.exe --v=3 ${mode} --kubeconfig=C:\\k\\kube-proxy.conf --hostname-override=win-1
\`\`\`
`

testLint(antreaProxyMode, {
  valid: [
    {
      name: 'the mode that it needs',
      text: setup('Antrea v1.0.1', '--proxy-mode=userspace'),
    },
    { name: 'no mode, which was that one', text: setup('Antrea v1.0.1', '') },
    {
      name: 'a release beside which none runs',
      text: setup('Antrea v1.13.0', '--proxy-mode=kernelspace'),
    },
    { name: 'a release that nobody told', text: setup('Antrea', '--proxy-mode=kernelspace') },
    { name: 'another plugin', text: setup('Flannel v0.13.0', '--proxy-mode=kernelspace') },
  ],
  invalid: [
    {
      name: 'the mode of the other plugins',
      text: setup('Antrea v1.0.1', '--proxy-mode=kernelspace'),
      messages: [
        'Beside Antrea 1.0.1 kube-proxy must be in mode userspace, the one that goes with Open vSwitch; it is in kernelspace.',
      ],
      severity: 'warning',
    },
  ],
})
