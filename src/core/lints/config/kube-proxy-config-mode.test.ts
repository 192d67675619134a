import { testLint } from '../../testing/test-lint.ts'
import { kubeProxyConfigMode } from './kube-proxy-config-mode.ts'

const header = 'apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\n'

testLint(kubeProxyConfigMode, {
  valid: [
    { name: 'its mode', text: `${header}mode: kernelspace\nwinkernel: {networkName: cbr0}\n` },
    {
      name: 'a file of kubeadm for all nodes',
      text: `${header}mode: ipvs\nwinkernel: {enableDSR: false, networkName: "", sourceVip: ""}\n`,
    },
  ],
  invalid: [
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
