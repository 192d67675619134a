import { testLint } from '../../../testing/test-lint.ts'
import { aksOutboundNat } from './aks-outbound-nat.ts'

const add = (version: string) =>
  `az aks nodepool add -g a --cluster-name b -n win2 --os-type Windows --kubernetes-version ${version} --disable-windows-outbound-nat\n`

testLint(aksOutboundNat, {
  valid: [
    { name: 'a release that has it', text: add('1.26.3') },
    {
      name: 'nobody tells the release',
      text: 'az aks nodepool add -g a --cluster-name b -n win2 --os-type Windows --disable-windows-outbound-nat\n',
    },
    {
      name: 'an old release with it on',
      text: 'az aks nodepool add -g a --cluster-name b -n win2 --os-type Windows --kubernetes-version 1.25.6\n',
    },
  ],
  invalid: [
    {
      name: 'a release without it',
      text: add('1.25.6'),
      messages: [/from Kubernetes 1\.26 on; the cluster has 1\.25\.6/],
      severity: 'warning',
    },
    {
      name: 'the cluster elsewhere, the pool in Terraform',
      text: `=== show.json ===
{ "kubernetesVersion": "1.24.9", "networkProfile": { "networkPlugin": "azure", "serviceCidr": "10.0.0.0/16" } }
=== pool.tf ===
resource "azurerm_kubernetes_cluster_node_pool" "win" {
  name    = "win1"
  os_type = "Windows"
  windows_profile {
    outbound_nat_enabled = false
  }
}
`,
      messages: [/the cluster has 1\.24/],
    },
  ],
})
