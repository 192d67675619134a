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
    {
      name: 'a gate that is gone, beside the file that kube-proxy reads instead',
      text: 'kube-proxy.exe --config=C:\\k\\config.conf --feature-gates=IPv6DualStack=false',
      known: { kubernetesVersion: '1.25' },
    },
    {
      name: 'a gate that ends with the control plane, on a node whose release was told',
      text: 'kube-proxy.exe --feature-gates=WindowsEndpointSliceProxying=true',
      known: {
        kubernetesVersion: '1.24',
        kubernetesRelease: '1.24.3',
        controlPlaneVersion: '1.25',
      },
    },
  ],
  invalid: [
    {
      name: 'a gate that is gone, beside the file of a kubelet',
      text: 'kubelet.exe --config=C:\\k\\config.yaml --feature-gates=IPv6DualStack=false',
      known: { kubernetesVersion: '1.25' },
      messages: [/gone since 1\.25/],
    },
    {
      name: 'what is no gate, beside the file of kube-proxy',
      text: 'kube-proxy.exe --config=C:\\k\\config.conf --feature-gates=WinOverlay=yes',
      known: { kubernetesVersion: '1.25' },
      messages: [/needs true or false/],
    },
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
    {
      name: 'a gate that the control plane has no more',
      text: 'kube-proxy.exe --feature-gates=WindowsEndpointSliceProxying=true',
      known: { kubernetesVersion: '1.24', controlPlaneVersion: '1.25' },
      messages: [/The control plane has 1\.25, in which .* is gone/],
      severity: 'warning',
    },
    {
      name: 'a gate that is locked in the version of the control plane',
      text: 'kube-proxy.exe --feature-gates=WinDSR=false',
      known: { kubernetesVersion: '1.33', controlPlaneVersion: '1.36' },
      messages: [/is locked to true/],
      severity: 'warning',
    },
  ],
})
