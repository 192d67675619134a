import { testLint } from '../../testing/test-lint.ts'
import { kubeProxyConfigMode } from './kube-proxy-config-mode.ts'

const header = 'apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\n'

testLint(kubeProxyConfigMode, {
  valid: [
    {
      name: 'a part of which nobody tells the node',
      text: 'The kube-proxy config of the cluster (1.28):\n\nmode: iptables\n\nThanks\n',
    },
    {
      name: 'a part of Linux nodes',
      text: 'The kube-proxy config of our Linux nodes, beside two with Windows:\n\nmode: ipvs\n\nThanks\n',
    },
    { name: 'its mode', text: `${header}mode: kernelspace\nwinkernel: {networkName: cbr0}\n` },
    {
      name: 'a file of kubeadm for all nodes',
      text: `${header}mode: ipvs\nwinkernel: {enableDSR: false, networkName: "", sourceVip: ""}\n`,
    },
  ],
  invalid: [
    {
      name: 'a part for Windows, in short',
      text: 'kube-proxy config on windows, k8s 1.28\n\nmode: "iptables"\n\nis this ok?\n',
      messages: [/mode is iptables/],
    },
    {
      name: 'a part that words tell to be of Windows nodes',
      text: 'kube-proxy config of our windows nodes (1.28):\n\nmode: ipvs\nwinkernel:\n  networkName: vxlan0\n\nhelp\n',
      messages: [/mode is ipvs/],
    },
    {
      name: 'a mode of Linux in a file for Windows',
      text: `${header}mode: iptables\nwinkernel: {networkName: cbr0}\n`,
      known: { kubernetesVersion: '1.29' },
      messages: [/mode is iptables/],
      severity: 'error',
    },
    {
      name: 'no mode, where the default is another',
      text: `${header}clientConnection: {kubeconfig: 'C:\\k\\config'}\n`,
      known: { kubernetesVersion: '1.22' },
      messages: [/mode is missing/],
      severity: 'error',
    },
  ],
})
