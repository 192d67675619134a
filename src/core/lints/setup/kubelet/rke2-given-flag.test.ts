import { testLint } from '../../../testing/test-lint.ts'
import { rke2FlagGiven } from './rke2-given-flag.ts'

const log = (flag: string) =>
  `E0121 08:14:55.118830    6772 run.go:72] "command failed" err="failed to parse kubelet flag: unknown flag: --${flag}"\n`

testLint(rke2FlagGiven, {
  valid: [
    { name: 'a cluster of kubeadm', text: `We have a kubeadm cluster.\n\n${log('cloud-config')}` },
    { name: 'nobody tells what made the cluster', text: log('cloud-config') },
    {
      name: 'a release of which nothing of the kind is known',
      text: `We have an RKE2 cluster v1.28.9+rke2r1.\n\n${log('cloud-config')}`,
    },
    { name: 'another flag', text: `We have an RKE2 cluster v1.34.3+rke2r1.\n\n${log('log-dir')}` },
    {
      name: 'one that was written by hand',
      text: `We have an RKE2 cluster v1.34.3+rke2r1.\n\nC:\\k\\kubelet.exe --cloud-config=C:\\k\\c.conf --max-pods=30\n\n${log('cloud-config')}`,
    },
  ],
  invalid: [
    {
      name: 'the agent of RKE2',
      text: `We have an RKE2 cluster v1.34.3+rke2r1.\n\n${log('cloud-config')}`,
      messages: [/gave the kubelet of Windows agents --cloud-config by itself/],
      severity: 'warning',
    },
  ],
})
