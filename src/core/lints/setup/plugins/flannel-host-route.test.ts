import { testLint } from '../../../testing/test-lint.ts'
import { flannelHostRoute } from './flannel-host-route.ts'

/** A DaemonSet of Flannel for one system. */
const pods = (os: string, tag: string) => `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: flannel-${os}
spec:
  selector: { matchLabels: { app: flannel } }
  template:
    metadata: { labels: { app: flannel } }
    spec:
      nodeSelector: { kubernetes.io/os: ${os} }
      initContainers:
        - name: install
          image: quay.io/coreos/flannel:${tag}
      containers:
        - name: flanneld
          image: quay.io/coreos/flannel:${tag}
`

const net = `apiVersion: v1
kind: ConfigMap
metadata: { name: kube-flannel-cfg }
data:
  net-conf.json: |
    { "Network": "10.244.0.0/16", "Backend": { "Type": "vxlan", "VNI": 4096, "Port": 4789 } }
`

const told = (release: string, mode = 'vxlan') =>
  `Flannel v${release}, ${mode} backend, Windows Server 2019 node, Kubernetes 1.15.3.\n`

testLint(flannelHostRoute, {
  valid: [
    { name: 'a release with the route', text: told('0.12.0') },
    { name: 'a release of today', text: told('0.25.1') },
    { name: 'another backend', text: told('0.11.0', 'host-gw') },
    { name: 'a cluster of Linux nodes', text: 'flannel v0.11.0 with vxlan on Ubuntu 20.04\n' },
    { name: 'no release', text: 'flannel with vxlan, Windows Server 2019\n' },
    {
      name: 'a release of the pods of Linux',
      text: [net, pods('linux', 'v0.11.0-amd64'), pods('windows', 'latest')].join('---\n'),
    },
    {
      name: 'two releases',
      text: `${told('0.11.0')}PS C:\\k> flanneld.exe --version\nv0.12.0\n`,
    },
  ],
  invalid: [
    {
      name: 'a release without the route',
      text: told('0.11.0'),
      messages: [/flanneld 0\.11\.0 does not let a Windows node reach the pods/],
      severity: 'warning',
    },
    {
      name: 'a release of the pods of Windows',
      text: [net, pods('linux', 'v0.12.0'), pods('windows', 'v0.11.0')].join('---\n'),
      messages: [/flanneld 0\.11\.0 does not let/],
    },
  ],
})
