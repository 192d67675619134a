import { testLint } from '../../../testing/test-lint.ts'
import { rkeFlannelNumbers } from './rke-flannel-numbers.ts'

const cluster = (options: string, flag = true) => `rancher_kubernetes_engine_config:
  kubernetes_version: v1.18.3-rancher2-2
  network:
    plugin: flannel
${options}
  services: {}
windows_prefered_cluster: ${flag}
`
const all = `    options:
      flannel_backend_port: '4789'
      flannel_backend_type: vxlan
      flannel_backend_vni: '4096'`

testLint(rkeFlannelNumbers, {
  valid: [
    { name: 'all options', text: cluster(all) },
    { name: 'no Windows nodes', text: cluster('', false) },
    {
      name: 'routes on the hosts',
      text: cluster('    options:\n      flannel_backend_type: host-gw'),
    },
  ],
  invalid: [
    {
      name: 'no options',
      text: cluster(''),
      messages: [/no flannel_backend_vni and flannel_backend_port/],
      severity: 'warning',
    },
    {
      name: 'no port',
      text: cluster("    options:\n      flannel_backend_vni: '4096'"),
      messages: [/no flannel_backend_port/],
    },
    {
      name: 'a cluster of Terraform',
      text: `resource "rancher2_cluster" "a" {
  windows_prefered_cluster = true
  rke_config {
    network {
      plugin = "flannel"
    }
  }
}
`,
      messages: [/no flannel_backend_vni and flannel_backend_port/],
    },
  ],
})
