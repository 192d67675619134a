import { testLint } from '../../../testing/test-lint.ts'
import { networkFitsProduct } from './network-fits-product.ts'

const proxy = (name: string) =>
  `C:\\k\\kube-proxy.exe --proxy-mode=kernelspace --network-name=${name} --hostname-override=w1`
const calico = 'The cluster uses Calico v3.26 with VXLAN.\n\n'
const config = (name: string) =>
  `apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\nwinkernel:\n  networkName: ${name}\n`
const hns = (name: string) => `\n\nPS C:\\k> Get-HnsNetwork\n\nName : ${name}\nType : Overlay\n`

testLint(networkFitsProduct, {
  valid: [
    { name: 'its own name', text: calico + proxy('Calico') },
    { name: 'a pattern for it', text: 'We use Calico.\n\n$env:KUBE_NETWORK = "Calico.*"\n' },
    {
      name: 'a plugin whose network has the name that people give it',
      text: `We use Flannel.\n\n${proxy('cbr0')}`,
    },
    { name: 'a network that the node has', text: calico + proxy('vxlan0') + hns('vxlan0') },
    { name: 'a variable', text: calico + proxy('$env:KUBE_NETWORK') },
    {
      name: 'Calico for policies with the network of another plugin',
      text: '$env:KUBE_NETWORK = "vpc.*"\n$env:CALICO_NETWORKING_BACKEND="none"\n',
    },
    {
      name: 'the defaults of the scripts',
      text: '$env:KUBE_NETWORK = "Calico.*"\n$env:CALICO_NETWORKING_BACKEND="windows-bgp"\n',
    },
    { name: 'no plugin', text: proxy('cbr0') },
  ],
  invalid: [
    {
      name: 'a pattern for another plugin',
      text: '$env:KUBE_NETWORK = "vpc.*"\n$env:CALICO_NETWORKING_BACKEND="vxlan"\n',
      messages: [/looks for the network vpc\.\*; Calico calls its own Calico/],
    },
    {
      name: 'Calico for policies that looks into its own network',
      text: '$env:KUBE_NETWORK = "Calico.*"\n$env:CALICO_NETWORKING_BACKEND="none"\n',
      messages: [/KUBE_NETWORK is Calico\.\* while CALICO_NETWORKING_BACKEND is none/],
      severity: 'error',
    },
    {
      name: 'the network of another plugin',
      text: calico + proxy('cbr0'),
      messages: [/looks for the network cbr0; Calico calls its own Calico/],
    },
    {
      name: 'in its configuration',
      text: calico + config('flannel.4096'),
      messages: [/flannel\.4096/],
    },
  ],
})
