import { testLint } from '../../../testing/test-lint.ts'
import { flagBlamed } from './flag-blamed.ts'

testLint(flagBlamed, {
  valid: [
    {
      name: 'a flag that the version has',
      known: { kubernetesVersion: '1.30' },
      text: 'Kubernetes 1.30, Windows nodes. The kubelet does not start because of --node-ip.\n',
    },
    {
      name: 'a flag that an older version has',
      known: { kubernetesVersion: '1.22' },
      text: 'Kubernetes 1.22, Windows nodes. The kubelet fails on --network-plugin.\n',
    },
    {
      name: 'what was taken out',
      known: { kubernetesVersion: '1.30' },
      text: 'Kubernetes 1.30, Windows nodes. --network-plugin was removed from the service.\n',
    },
    {
      name: 'what is not the reason',
      known: { kubernetesVersion: '1.30' },
      text: 'Kubernetes 1.30, Windows nodes. It is not because of --network-plugin.\n',
    },
    {
      name: 'what a guide says',
      known: { kubernetesVersion: '1.30' },
      text: 'Kubernetes 1.30, Windows nodes. If the kubelet fails on --network-plugin, take it out.\n',
    },
    {
      name: 'a flag that kube-proxy still has',
      known: { kubernetesVersion: '1.33' },
      text: 'Kubernetes 1.33 with Windows nodes. It does not start because of --iptables-masquerade-bit.\n',
    },
    {
      name: 'another program',
      known: { kubernetesVersion: '1.34' },
      text: 'Kubernetes 1.34 with Windows nodes. kube-controller-manager does not start because of --cloud-config.\n',
    },
    {
      name: 'a node with Linux',
      known: { kubernetesVersion: '1.30' },
      text: 'Windows nodes are fine. On the Linux nodes the kubelet fails on --network-plugin.\n',
    },
    {
      name: 'a remark on what a version has',
      known: { kubernetesVersion: '1.30' },
      text: 'Windows nodes on 1.30. `--network-plugin` was removed in 1.24, so we took it out before.\n',
    },
    {
      name: 'what others asked',
      known: { kubernetesVersion: '1.30' },
      text: 'Kubernetes 1.30, Windows nodes. Is it true that others had failures because of another program with --port?\n',
    },
  ],
  invalid: [
    {
      name: 'a flag that was removed',
      known: { kubernetesVersion: '1.34' },
      text: 'RKE2 v1.34.3+rke2r1 on Windows Server 2022.\nThe issue is with the `--cloud-config=` flag, which was removed in version 1.34.\n',
      messages: [/kubelet knew --cloud-config up to 1\.33; 1\.34 stops on it/],
      severity: 'warning',
    },
    {
      name: 'a flag that the kubelet does not know',
      known: { kubernetesVersion: '1.24' },
      text: 'Kubernetes 1.24.3 on Windows Server 2019. The kubelet says that --network-plugin is unknown.\n',
      messages: [/up to 1\.23/],
    },
    {
      name: 'the reason of a failed start',
      known: { kubernetesVersion: '1.27' },
      text: 'After the upgrade to 1.27 the kubelet on Windows no longer starts because of --container-runtime.\n',
      messages: [/up to 1\.26/],
    },
  ],
})
