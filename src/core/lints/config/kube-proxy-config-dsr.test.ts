import { testLint } from '../../testing/test-lint.ts'
import { kubeProxyConfigDsr } from './kube-proxy-config-dsr.ts'

const file = (gates: string, isOn = true) =>
  `apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\nmode: kernelspace\nfeatureGates: {${gates}}\nwinkernel: {enableDSR: ${isOn}}\n`
const old = { kubernetesVersion: '1.29' } as const

testLint(kubeProxyConfigDsr, {
  valid: [
    { name: 'the gate is named', text: file('WinDSR: true'), known: old },
    { name: 'direct server return is off', text: file('WinOverlay: true', false), known: old },
    {
      name: 'the gate is off, and so is direct server return',
      text: file('WinDSR: false', false),
      known: old,
    },
    {
      name: 'the gate is turned off where it is locked',
      text: file('WinDSR: false'),
      known: { kubernetesVersion: '1.34' },
    },
    { name: 'the gate is on by default', text: file(''), known: { kubernetesVersion: '1.34' } },
  ],
  invalid: [
    {
      name: 'direct server return without its gate',
      text: file('WinOverlay: true'),
      known: old,
      messages: [/enableDSR is true, and featureGates does not name WinDSR/],
      severity: 'error',
    },
    {
      name: 'direct server return with its gate turned off',
      text: file('WinDSR: false'),
      known: { kubernetesVersion: '1.33' },
      messages: [/enableDSR is true, and featureGates turns WinDSR off/],
      severity: 'error',
    },
  ],
})
