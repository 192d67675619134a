import { testLint } from '../../../testing/test-lint.ts'
import { kubeletDnsInRange } from './kubelet-dns-in-range.ts'

const cluster = (range: string) =>
  `apiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\nnetworking:\n  serviceSubnet: ${range}\n---\n`
const kubelet = (address: string) =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS:\n  - ${address}\n---\n`
const plugin = (address: string) =>
  `{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "dns": {"nameservers": ["${address}"]}}\n`

testLint(kubeletDnsInRange, {
  valid: [
    {
      name: 'the address that the CNI file has too',
      text: cluster('172.20.0.0/16') + kubelet('172.20.0.10') + plugin('172.20.0.10'),
    },
    {
      name: 'the right one of two',
      text: cluster('172.20.0.0/16') + kubelet('172.20.0.10') + plugin('10.96.0.10'),
    },
    {
      name: 'two of which neither is in the range, which may not be the cluster’s',
      text: cluster('172.20.0.0/16') + kubelet('10.96.0.10') + plugin('10.97.0.10'),
    },
    {
      name: 'a range that nobody sent',
      text: kubelet('10.96.0.10') + plugin('172.20.0.10'),
    },
    {
      name: 'a cache on the node',
      text: cluster('172.20.0.0/16') + kubelet('169.254.20.10') + plugin('172.20.0.10'),
    },
  ],
  invalid: [
    {
      name: 'the address of another range, beside a CNI file with the right one',
      text: cluster('172.20.0.0/16') + kubelet('10.96.0.10') + plugin('172.20.0.10'),
      messages: [
        /DNS address 10\.96\.0\.10, which lies outside the Service range 172\.20\.0\.0\/16/,
      ],
      severity: 'error',
    },
  ],
})
