import { testLint } from '../../../testing/test-lint.ts'
import { calicoProxyGate } from './calico-proxy-gate.ts'

const installed = (calico: string, version: string) =>
  `We ran C:\\CalicoWindows\\kubernetes\\install-kube-services.ps1 and started kube-proxy.\n\n* Calico version: ${calico}\n* Kubernetes version: ${version}\n* Windows Server 2022\n`

testLint(calicoProxyGate, {
  valid: [
    { name: 'a release in which it is mended', text: installed('v3.22.1', 'v1.23.3') },
    { name: 'a later line', text: installed('v3.26.1', 'v1.27.4') },
    { name: 'a version that takes the gate', text: installed('v3.22.0', 'v1.22.6') },
    { name: 'a release from before the gate', text: installed('v3.19.1', 'v1.23.3') },
    {
      name: 'a network without VXLAN',
      text: `${installed('v3.22.0', 'v1.23.3')}* Network mode: l2bridge\n`,
    },
    {
      name: 'kube-proxy of somebody else',
      text: '* Calico version: v3.22.0\n* Kubernetes version: v1.23.3\n* Windows Server 2022\n',
    },
  ],
  invalid: [
    {
      name: 'the services of Calico beside a version that has locked the gate',
      text: installed('v3.22.0', 'v1.23.3'),
      messages: [/Calico 3\.22\.0 starts kube-proxy with IPv6DualStack=false/],
      severity: 'warning',
    },
    {
      name: 'an earlier line',
      text: installed('v3.21.4', '1.24.1'),
      messages: [/Calico 3\.21\.4/],
      severity: 'warning',
    },
  ],
})
