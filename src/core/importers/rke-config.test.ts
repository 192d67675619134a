import { testImporter } from '../testing/test-importer.ts'
import { rkeConfig } from './rke-config.ts'

testImporter(rkeConfig, [
  {
    name: 'a cluster of Rancher',
    text: `rancher_kubernetes_engine_config:
  kubernetes_version: v1.19.6-rancher1-1
  network:
    plugin: flannel
  services:
    kube-api:
      service_cluster_ip_range: 10.43.0.0/16
    kube-controller:
      cluster_cidr: 10.42.0.0/16
    kubelet:
      cluster_dns_server: 10.43.0.10
windows_prefered_cluster: true`,
    reads: [
      ['kubernetes.serverVersion', '1.19.6-rancher1-1', 2],
      ['cluster.distribution', 'rke', 4],
      ['rke.cni', 'flannel', 4],
      ['cni', 'flannel', 4],
      ['serviceCIDR', '10.43.0.0/16', 7],
      ['clusterCIDR', '10.42.0.0/16', 9],
      ['clusterDNS', '10.43.0.10', 11],
    ],
  },
  {
    name: 'a cluster.yml of RKE itself',
    text: `nodes:
- address: 10.1.2.3
  role: [controlplane, etcd]
network:
  options:
    flannel_backend_type: vxlan
  plugin: canal`,
    reads: [['rke.cni', 'canal', 7]],
  },
  {
    name: 'the VXLAN of Flannel, with numbers in quotes',
    text: `nodes:
- address: 10.1.2.3
network:
  plugin: flannel
  options:
    flannel_backend_type: vxlan
    flannel_backend_port: "4789"
    flannel_backend_vni: 4096
services:
  kube-controller:
    service_cluster_ip_range: 10.43.0.0/16`,
    reads: [
      ['networkMode', 'overlay', 6],
      ['vxlanPort', 4789, 7],
      ['vni', 4096, 8],
      ['serviceCIDR', '10.43.0.0/16', 11],
    ],
  },
  {
    name: 'machines with Windows among those that it lists',
    text: `# windows nodes are added later, in Rancher
nodes:
  - address: 10.1.0.4
    user: ubuntu
  # windows worker
  - address: 10.1.0.5
    user: vagrant
  - address: 10.1.0.6
    labels: {kubernetes.io/os: windows}
  - address: 10.1.0.7
    hostname_override: win2019-1
network: {plugin: flannel}
`,
    reads: [
      ['rke.windowsNode', '10.1.0.5', 6],
      ['rke.windowsNode', '10.1.0.6', 8],
      ['rke.windowsNode', '10.1.0.7', 10],
    ],
  },
  {
    name: 'machines of which it says nothing',
    text: `nodes:
  - address: 10.1.0.4
    user: twin
    # no windows here
  - address: darwin.example
network:
  plugin: canal
`,
    reads: [['rke.cni', 'canal', 7]],
    never: ['rke.windowsNode'],
  },
])
