import { testLint } from '../../../testing/test-lint.ts'
import { kubeadmKubeletSkew } from './kubeadm-kubelet-skew.ts'

const installed = (kubelet: string, kubeadm: string) => `mkdir -force C:\\k
curl.exe -Lo C:\\k\\kubelet.exe https://dl.k8s.io/v${kubelet}/bin/windows/amd64/kubelet.exe
curl.exe -Lo C:\\k\\kubeadm.exe https://dl.k8s.io/v${kubeadm}/bin/windows/amd64/kubeadm.exe
`

const asked = (kubelet: string, kubeadm: string, prompt = 'PS C:\\k>') =>
  `${prompt} kubeadm version -o short\nv${kubeadm}\nPS C:\\k> kubelet --version\nKubernetes v${kubelet}\n`

const printed = (platform: string) =>
  `kubeadm version: &version.Info{Major:"1", Minor:"29", GitVersion:"v1.29.4", GitCommit:"5", GoVersion:"go1.21.9", Compiler:"gc", Platform:"${platform}/amd64"}\nPS C:\\k> kubelet --version\nKubernetes v1.30.4\n`

testLint(kubeadmKubeletSkew, {
  valid: [
    { name: 'both of one release', text: installed('1.30.4', '1.30.4') },
    { name: 'patches of one minor', text: installed('1.30.4', '1.30.2') },
    { name: 'a kubelet that is older', text: asked('1.29.4', '1.30.4') },
    { name: 'the kubeadm of a Linux machine', text: printed('linux') },
    {
      name: 'nodes of which one was upgraded before the other',
      text: `PS C:\\k> kubeadm version -o short\nv1.29.4\nPS C:\\k> kubectl get nodes\nNAME    STATUS   ROLES    AGE   VERSION\nwin-1   Ready    <none>   9d    v1.29.4\nwin-2   Ready    <none>   9d    v1.30.4\n`,
    },
    {
      name: 'a cluster that was upgraded before its nodes',
      text: 'The cluster is on 1.30.4.\n\nPS C:\\k> kubeadm version -o short\nv1.29.4\n',
    },
    { name: 'a kubelet alone', text: 'PS C:\\k> kubelet --version\nKubernetes v1.30.4\n' },
  ],
  invalid: [
    {
      name: 'a script that fetches a newer kubelet',
      text: installed('1.30.4', '1.29.4'),
      messages: [/kubeadm is 1\.29\.4 and the kubelet 1\.30\.4/],
      severity: 'warning',
    },
    {
      name: 'commands in a paste that fetch both',
      text: installed('1.30.4', '1.29.4').replace('mkdir -force C:\\k\n', ''),
      messages: [/kubeadm is 1\.29\.4/],
    },
    {
      name: 'what both print',
      text: asked('1.31.0', '1.29.4'),
      messages: [/kubeadm is 1\.29\.4 and the kubelet 1\.31\.0/],
    },
    {
      name: 'the long form on Windows',
      text: printed('windows'),
      messages: [/kubeadm is 1\.29\.4/],
    },
  ],
})
