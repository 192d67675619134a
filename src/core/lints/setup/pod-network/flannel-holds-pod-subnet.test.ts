import { testLint } from '../../../testing/test-lint.ts'
import { flannelHoldsPodSubnet } from './flannel-holds-pod-subnet.ts'

const setup = (podSubnet: string, ...networks: readonly string[]) =>
  `apiVersion: kubeadm.k8s.io/v1beta3
kind: ClusterConfiguration
networking:
  podSubnet: ${podSubnet}
${networks
  .map(
    (network) =>
      `=== net-conf.json ===\n{"Network": "${network}", "Backend": {"Type": "host-gw"}}\n`,
  )
  .join('')}`

testLint(flannelHoldsPodSubnet, {
  valid: [
    { name: 'one range', text: setup('10.244.0.0/16', '10.244.0.0/16') },
    { name: 'a part of the network', text: setup('10.244.0.0/17', '10.244.0.0/16') },
    { name: 'two families', text: setup('10.244.0.0/16,fd00:10::/56', '10.244.0.0/16') },
    { name: 'a smaller network', text: setup('10.240.0.0/12', '10.244.0.0/16') },
    { name: 'two files', text: setup('10.244.0.0/16', '10.42.0.0/16', '10.244.0.0/16') },
    { name: 'nothing of Flannel', text: setup('10.244.0.0/16') },
  ],
  invalid: [
    {
      name: 'two ranges',
      text: setup('10.244.0.0/16', '10.42.0.0/16'),
      messages: [/network 10\.42\.0\.0\/16, and kubeadm gives nodes ranges of 10\.244\.0\.0\/16/],
      severity: 'error',
    },
  ],
})
