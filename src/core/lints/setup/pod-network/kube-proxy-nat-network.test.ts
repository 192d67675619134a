import { testLint } from '../../../testing/test-lint.ts'
import { kubeProxyNatNetwork } from './kube-proxy-nat-network.ts'

const list = 'Name Type AddressPrefix\nnat  nat  172.20.0.0/20\n'

testLint(kubeProxyNatNetwork, {
  valid: [
    { name: 'the network of pods', text: 'kube-proxy.exe --network-name=cbr0 --v=2' },
    { name: 'a name with these letters', text: 'kube-proxy.exe --network-name=nat-pods --v=2' },
    { name: 'a list of networks', text: `PS> Get-HnsNetwork | select Name,Type\n${list}` },
  ],
  invalid: [
    {
      name: 'a flag',
      text: 'kube-proxy.exe --proxy-mode=kernelspace --network-name=nat --v=2',
      messages: [/^kube-proxy is given the network nat/],
      severity: 'warning',
    },
    {
      name: 'the variable',
      text: '$env:KUBE_NETWORK = "nat"\n.\\kube-proxy.exe --proxy-mode=kernelspace --v=2',
      messages: [/^kube-proxy is given the network nat/],
      severity: 'warning',
    },
    {
      name: 'its file',
      text: 'apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\nmode: kernelspace\nwinkernel: {networkName: nat}\n',
      messages: [/^kube-proxy is given the network nat/],
      severity: 'warning',
    },
  ],
})
