import { testLint } from '../../../testing/test-lint.ts'
import { kubeProxyFitsVersions } from './kube-proxy-fits-versions.ts'

const setup = (server: string, proxy: string) => `$ kubectl version --short
Server Version: v${server}
PS C:\\k> .\\kube-proxy.exe --version
Kubernetes v${proxy}
`
const node = (kubelet: string, proxy: string) => `PS C:\\k> .\\kubelet.exe --version
Kubernetes v${kubelet}
PS C:\\k> .\\kube-proxy.exe --version
Kubernetes v${proxy}
`

testLint(kubeProxyFitsVersions, {
  valid: [
    { name: 'the version of the server', text: setup('1.24.6', '1.24.9') },
    { name: 'three minors behind', text: setup('1.30.2', '1.27.9') },
    {
      name: 'a control plane that goes up, whose kubelet comes last',
      text: `NAME   STATUS   ROLES           AGE   VERSION
cp     Ready    control-plane   1y    v1.24.6
PS C:\\k> .\\kube-proxy.exe --version
Kubernetes v1.25.0
`,
    },
    { name: 'near its kubelet, either way', text: node('1.26.1', '1.29.0') },
    {
      name: 'the kubelet of a Linux node beside it',
      text: `NAME     STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME
worker   Ready    <none>   1y    v1.22.1   10.0.0.5   <none>   Ubuntu 20.04.4 LTS   5.4.0-122-generic   containerd://1.6.8
PS C:\\k> .\\kube-proxy.exe --version
Kubernetes v1.27.3
`,
    },
  ],
  invalid: [
    {
      name: 'a newer one',
      text: setup('1.24.6', '1.25.0'),
      messages: [/kube-proxy is 1\.25\.0, newer than the API server 1\.24\.6/],
      severity: 'warning',
    },
    {
      name: 'one that is too old',
      text: setup('1.30.2', '1.26.4'),
      messages: [/kube-proxy is 1\.26\.4, 4 minors behind the API server 1\.30\.2, which takes 3/],
      severity: 'warning',
    },
    {
      name: 'an old one, of which less was taken',
      text: setup('1.24.6', '1.21.4'),
      messages: [/3 minors behind .* takes 2/],
    },
    {
      name: 'far from its kubelet',
      text: node('1.29.1', '1.24.0'),
      messages: [/kube-proxy is 1\.24\.0, 5 minors from its kubelet 1\.29\.1; 2 are supported/],
      severity: 'warning',
    },
  ],
})
