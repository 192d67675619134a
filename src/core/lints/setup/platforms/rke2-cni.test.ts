import { testLint } from '../../../testing/test-lint.ts'
import { rke2Cni } from './rke2-cni.ts'

const server = (cni: string) => `cni: ${cni}\ntoken: a\ntls-san:\n- b.example.com\n`

const nodesOf = (version: string) =>
  `$ kubectl get nodes\nNAME   STATUS   ROLES                       AGE   VERSION\nsrv1   Ready    control-plane,etcd,master   2d    ${version}\n`

const bgp = (encapsulation: string) =>
  `apiVersion: helm.cattle.io/v1
kind: HelmChartConfig
metadata:
  name: rke2-calico
  namespace: kube-system
spec:
  valuesContent: |-
    installation:
      calicoNetwork:
        bgp: Enabled
        ipPools:
        - cidr: 10.42.0.0/16
          encapsulation: ${encapsulation}
---
rke2 v1.30.4+rke2r1 with two agents on Windows Server 2022.
`

const address = (way: string, release: string, host = 'Windows Server 2022') =>
  bgp('VXLAN')
    .replace('bgp: Enabled', `nodeAddressAutodetectionV4: {${way}}`)
    .replace('v1.30.4+rke2r1', release)
    .replace('Windows Server 2022', host)

const listed = (roles: string) =>
  `kubernetes_version: v1.22.17-rancher1-2
network:
  plugin: flannel
nodes:
- address: 10.0.0.1
  role: [${roles}]
---
The worker win-1 runs Windows Server 2019.
`

testLint(rke2Cni, {
  valid: [
    {
      name: 'an agent, which may have a profile as servers have',
      text: '# /etc/rancher/rke2/config.yaml of the Windows worker\nserver: https://10.1.0.4:9345\ntoken: a\nprofile: cis\n',
    },
    {
      name: 'an address to find, in a release that reads it',
      text: address('canReach: 10.0.0.1', 'v1.25.5+rke2r1'),
    },
    { name: 'the first address', text: address('firstFound: true', 'v1.24.8+rke2r1') },
    {
      name: 'an address to find on agents of Linux',
      text: address('interface: eth1', 'v1.24.8+rke2r1', 'Ubuntu 22.04'),
    },
    {
      name: 'listed machines of a cluster that is not for Windows',
      text: listed('worker')
        .replace('plugin: flannel', 'plugin: canal')
        .replace(/---[^]*/, 'windows_prefered_cluster: false\n'),
    },
    { name: 'a machine of Linux that works', text: listed('controlplane, etcd, worker') },
    {
      name: 'no such machine, where nothing has Windows',
      text: listed('controlplane, etcd').replace(/---[^]*/, ''),
    },
    {
      name: 'families of another cluster, or of later',
      text: 'RKE2 1.31 with Calico and agents on Windows Server 2022. The other cluster is dual-stack. We plan to go dual-stack next year; this cluster is not dual-stack.\n',
    },
    { name: 'Calico with VXLAN', text: bgp('VXLAN') },
    {
      name: 'no kube-proxy in a cluster of Linux',
      text: `${server('calico')}disable-kube-proxy: true\n---\nThe agents run Ubuntu 22.04.\n`,
    },
    {
      name: 'kube-proxy beside Windows agents',
      text: `${server('calico')}disable-kube-proxy: false\n---\nThe agent runs Windows Server 2022.\n`,
    },
    {
      name: 'Calico with BGP and no agent on Windows',
      text: bgp('None').replace('two agents on Windows Server 2022', 'Linux'),
    },
    {
      name: 'a server that was typed and corrected',
      text: 'RKE2 1.33: `rke2.exe server service --add` was typed by mistake first, then corrected to agent.\n',
    },
    {
      name: 'a server that nobody made',
      text: 'RKE2 1.33. We did not run `rke2.exe server service --add`; it is `rke2.exe agent service --add`.\n',
    },
    {
      name: 'values for a network of Linux nodes',
      text: 'apiVersion: helm.cattle.io/v1\nkind: HelmChartConfig\nmetadata:\n  name: rke2-canal\nspec:\n  valuesContent: |-\n    flannel:\n      iface: eth1\n',
    },
    { name: 'an agent on Windows', text: 'PS C:\\> rke2.exe agent service --add\n' },
    {
      name: 'a further server',
      text: '# /etc/rancher/rke2/config.yaml\nserver: https://a:9345\ntoken: b\ntls-san: [ a.example ]\ncni: calico\n',
    },
    { name: 'Calico', text: server('calico') },
    {
      name: 'Flannel where Windows agents have it',
      text: `=== c.yaml ===\n${server('flannel')}\n=== nodes.txt ===\n${nodesOf('v1.28.7+rke2r1')}`,
    },
    {
      name: 'Flannel in a later line',
      text: `=== c.yaml ===\n${server('flannel')}\n=== nodes.txt ===\n${nodesOf('v1.31.1+rke2r1')}`,
    },
    { name: 'Flannel behind Multus', text: server('multus,flannel') },
    { name: 'a list that begins with Multus', text: server('[multus, calico]') },
    { name: 'an agent', text: `${server('calico')}---\nserver: https://a:9345\ntoken: b\n` },
    {
      name: 'a host that was tested',
      text: `os: Windows Server 2022\n\n=== c.yaml ===\n${server('calico')}`,
    },
    { name: 'a balancer', text: `${server('calico')}server: https://lb.example.com:443\n` },
    { name: 'an agent of who knows what', text: 'server: https://a:6443\ntoken: b\n' },
    { name: 'a network of one’s own', text: server('none') },
    {
      name: 'another network with machines that are listed, none of them said to be Windows',
      text: 'nodes:\n- address: 10.0.0.4\n  role: [ worker ]\nnetwork:\n  plugin: canal\n',
    },
    {
      name: 'a cluster that is said to be one without Windows',
      text: 'rancher_kubernetes_engine_config:\n  network:\n    plugin: canal\n  services: {}\nwindows_prefered_cluster: false\n',
    },
    {
      name: 'Terraform that says nothing of Windows',
      text: 'resource "rancher2_cluster" "a" {\n  rke_config {\n    network {\n      plugin = "canal"\n    }\n  }\n}\n',
    },
    { name: 'Flannel with RKE', text: 'network:\n  plugin: flannel\nservices: {}\n' },
  ],
  invalid: [
    {
      name: 'no kube-proxy beside Windows agents',
      text: `${server('calico')}disable-kube-proxy: true\n---\nThe agent runs Windows Server 2022.\n`,
      messages: [/disable-kube-proxy, so that no agent starts/],
      severity: 'warning',
    },
    {
      name: 'an address to find, in a release before',
      text: address('canReach: 10.0.0.1', 'v1.25.4+rke2r1'),
      messages: [/do not read how Calico .* \(canReach\); those of 1\.25\.5 do/],
      severity: 'warning',
    },
    {
      name: 'an adapter, in a line that never had it',
      text: address('interface: eth1', 'v1.23.14+rke2r1'),
      messages: [/those of 1\.24\.9 do/],
    },
    {
      name: 'listed machines of a cluster that is for Windows',
      text: listed('worker')
        .replace('plugin: flannel', 'plugin: canal')
        .replace(/---[^]*/, 'windows_prefered_cluster: true\n'),
      messages: [/network of the cluster is canal/],
    },
    {
      name: 'no machine of Linux that works',
      text: listed('controlplane, etcd'),
      messages: [/No Linux machine that is listed has the role worker/],
      severity: 'warning',
    },
    {
      name: 'ranges of both families, and a release that stands in brackets',
      text: 'RKE2 v1.30.5+rke2r1, config.yaml of the servers:\n\ncni: calico\ncluster-cidr: 10.42.0.0/16,2001:cafe:42::/56\n\nThe Windows agents (2022) stay NotReady.\n',
      messages: [/addresses of both families/],
      severity: 'warning',
    },
    {
      name: 'addresses of both families in words',
      text: 'RKE2 1.31 with Calico, dual-stack. The agents run Windows Server 2022.\n',
      messages: [/addresses of both families/],
      severity: 'warning',
    },
    {
      name: 'Flannel before Windows agents had it, where the release is told',
      text: `=== c.yaml ===\n${server('flannel')}\n=== mail.txt ===\nRKE2 v1.27.5+rke2r1 with agents on Windows Server 2022.\n`,
      messages: [/The servers of RKE2 1\.27\.5 use flannel/],
    },
    {
      name: 'Calico with BGP',
      text: bgp('None'),
      messages: [/network without VXLAN \(None\), by BGP/],
      severity: 'warning',
    },
    ...['v1.28.6+rke2r1', 'v1.24.17+rke2r1', 'v1.27.10+rke2r2'].map((version) => ({
      name: `Flannel with ${version}`,
      text: `=== c.yaml ===\n${server('flannel')}\n=== nodes.txt ===\n${nodesOf(version)}`,
      messages: [/use flannel, which its Windows agents have from 1\.2\d\.\d+ on/],
      severity: 'warning' as const,
    })),
    {
      name: 'ranges of both families in a letter',
      text: '# RKE2 server config.yaml\ncni: calico\ncluster-cidr: 10.42.0.0/16,fd00:42::/56\nservice-cidr: 10.43.0.0/16,fd00:43::/112\n\nWe add Windows Server 2022 agents.\n',
      messages: [/both families/],
    },
    {
      name: 'Canal in a letter',
      text: '# /etc/rancher/rke2/config.yaml on the servers\ncni: canal\n\nThe Windows agent does not get ready.\n',
      messages: [/servers of RKE2 use canal/],
    },
    {
      name: 'a Windows machine in the file of rke',
      text: 'nodes:\n- address: 10.0.0.4\n  role: [ worker ]\n- address: 10.0.0.5\n  labels: { kubernetes.io/os: windows }\nnetwork:\n  plugin: flannel\n',
      messages: [/lists 10.0.0.5, which runs Windows; rke sets up Linux nodes alone/],
      severity: 'warning',
    },
    {
      name: 'a file of one line',
      text: '# /etc/rancher/rke2/config.yaml\ncni: canal\n',
      messages: [/servers of RKE2 use canal/],
      severity: 'warning',
    },
    {
      name: 'the same of a cluster with Windows machines',
      text: '# /etc/rancher/rke2/config.yaml\ncni: canal\n\n# The agents run Windows Server 2022.\n',
      messages: [/servers of RKE2 use canal/],
      severity: 'error',
    },
    {
      name: 'servers that name no network',
      text: '# /etc/rancher/rke2/config.yaml\ntls-san: [ a.example ]\nwrite-kubeconfig-mode: "0644"\n',
      messages: [/name no cni, so they take canal/],
      severity: 'warning',
    },
    {
      name: 'a server on Windows',
      text: 'PS C:\\> rke2.exe server service --add\n',
      messages: [/can be an agent alone/],
      severity: 'error',
    },
    {
      name: 'a list whose network has no Windows',
      text: server('\n- multus\n- cilium'),
      messages: [/use cilium; for Windows nodes/],
      severity: 'warning',
    },
    {
      name: 'a network without Windows',
      text: server('cilium'),
      messages: [/use cilium; for Windows nodes it has calico and flannel/],
      severity: 'warning',
    },
    {
      name: 'the default of RKE',
      text: 'nodes: []\nnetwork:\n  plugin: canal\n',
      messages: [/canal; a cluster of RKE with Windows nodes needs flannel/],
      severity: 'error',
    },
    {
      name: 'Terraform of a cluster for Windows',
      text: 'resource "rancher2_cluster" "a" {\n  windows_prefered_cluster = true\n  rke_config {\n    network {\n      plugin = "canal"\n    }\n  }\n}\n',
      messages: [/canal; a cluster of RKE/],
    },
    {
      name: 'the same with listed machines and a Windows host',
      text: 'os: Windows Server 2019\n\n=== cluster.yml ===\nnodes:\n- address: 10.0.0.4\nnetwork:\n  plugin: canal\n',
      messages: [/canal; a cluster of RKE/],
      severity: 'error',
    },
    {
      name: 'a backend of Flannel without Windows',
      text: 'apiVersion: helm.cattle.io/v1\nkind: HelmChartConfig\nmetadata:\n  name: rke2-flannel\nspec:\n  valuesContent: |-\n    flannel:\n      backend: host-gw\n      vni: 4096\n',
      messages: [/backend host-gw; the Windows agents of RKE2 have vxlan/],
      severity: 'warning',
    },
    {
      name: 'values for a network without Windows agents',
      text: 'apiVersion: helm.cattle.io/v1\nkind: HelmChartConfig\nmetadata:\n  name: rke2-canal\nspec:\n  valuesContent: |-\n    flannel:\n      iface: eth1\n---\nos: Windows Server 2022\n',
      messages: [/The network of RKE2 is canal; for Windows nodes it has calico and flannel/],
      severity: 'warning',
    },
    {
      name: 'a host that was not tested',
      text: `os: Windows Server 2025\n\n=== c.yaml ===\n${server('calico')}`,
      messages: [/tested with Windows Server 2019 and 2022/],
      severity: 'warning',
    },
    {
      name: 'ranges of two families',
      text: `${server('calico')}cluster-cidr: 10.42.0.0/16,fd00:42::/56\n`,
      messages: [/addresses of both families/],
      severity: 'warning',
    },
    {
      name: 'a port with two digits swapped',
      text: `${server('calico')}server: https://10.2.0.4:9435\n`,
      messages: [/port 9345; the port .* in another order/],
      severity: 'warning',
    },
    {
      name: 'the port of the API server',
      text: `${server('calico')}server: https://a:6443\n`,
      messages: [/join at port 9345/],
      severity: 'warning',
    },
  ],
})
