import { testLint } from '../../testing/test-lint.ts'
import { flagFeatureGates } from './flag-feature-gates.ts'

testLint(flagFeatureGates, {
  valid: [
    {
      name: 'a gate of this version',
      text: 'kubelet.exe --feature-gates=HyperVContainer=true --max-pods=30',
      known: { kubernetesVersion: '1.20' },
    },
    {
      name: 'a gate locked to what is asked for',
      text: 'kube-proxy.exe --feature-gates=WinOverlay=true --proxy-mode=kernelspace',
      known: { kubernetesVersion: '1.34' },
    },
  ],
  invalid: [
    {
      name: 'a gate that is gone',
      text: 'kubelet.exe --feature-gates=HyperVContainer=true --max-pods=30',
      known: { kubernetesVersion: '1.21' },
      messages: [/gone since 1\.21/],
      severity: 'error',
      basis: 'refused',
    },
    {
      name: 'a gate that nobody has, and one without a value',
      text: 'kubelet.exe --feature-gates=WindowsMagic=true,HyperVContainer --max-pods=30',
      known: { kubernetesVersion: '1.20' },
      messages: [/no feature gate WindowsMagic/, /needs true or false/],
    },
    {
      name: 'a locked gate set otherwise',
      text: 'kube-proxy.exe --feature-gates=WinOverlay=false --proxy-mode=kernelspace',
      known: { kubernetesVersion: '1.34' },
      messages: [/locked to true/],
    },
  ],
})
