import { testImporter } from '../testing/test-importer.ts'
import { rancherTerraform } from './rancher-terraform.ts'

const cluster = (network: string, flag = 'true') => `resource "rancher2_cluster" "a" {
  name                     = "a"
  windows_prefered_cluster = ${flag}
  rke_config {
    kubernetes_version = "v1.18.3-rancher2-2"
    network {
${network}
    }
    services {
      kube_api {
        service_cluster_ip_range = "10.43.0.0/16"
      }
    }
  }
}
`

testImporter(rancherTerraform, [
  {
    name: 'a cluster for Windows without the numbers of VXLAN',
    text: cluster('      plugin = "flannel"'),
    reads: [
      ['kubernetes.serverVersion', '1.18.3-rancher2-2', 5],
      ['rke.cni', 'flannel', 7],
      ['rke.flannelLeftOut', 'flannel_backend_vni and flannel_backend_port', 7],
      ['serviceCIDR', '10.43.0.0/16', 11],
    ],
  },
  {
    name: 'the numbers of VXLAN',
    text: cluster(`      plugin = "flannel"
      options = {
        flannel_backend_type = "vxlan"
        flannel_backend_port = "4789"
        flannel_backend_vni  = "4096"
      }`),
    reads: [
      ['networkMode', 'overlay', 9],
      ['vxlanPort', 4789, 10],
      ['vni', 4096, 11],
    ],
    never: ['rke.flannelLeftOut'],
  },
  {
    name: 'options that stand elsewhere',
    text: cluster('      plugin  = "flannel"\n      options = local.options'),
    reads: [['rke.cni', 'flannel', 7]],
    never: ['rke.flannelLeftOut'],
  },
  {
    name: 'a cluster of Linux',
    text: cluster('      plugin = "flannel"', 'false'),
    reads: [['rke.cni', 'flannel', 7]],
    never: ['rke.flannelLeftOut'],
  },
  {
    name: 'a cluster of RKE2',
    text: `resource "rancher2_cluster_v2" "a" {
  kubernetes_version = "v1.30.5+rke2r1"
  rke_config {
    machine_global_config = <<EOF
cni: "canal"
disable-kube-proxy: false
EOF
  }
}
`,
    reads: [
      ['kubernetes.serverVersion', '1.30.5+rke2r1', 2],
      ['rke2.cni', 'canal', 5],
    ],
  },
])
