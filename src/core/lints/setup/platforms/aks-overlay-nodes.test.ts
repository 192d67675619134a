import { testLint } from '../../../testing/test-lint.ts'
import { aksOverlayNodes } from './aks-overlay-nodes.ts'

const cluster = (range: string, mode = ' --network-plugin-mode overlay') =>
  `az aks create -g a -n b --network-plugin azure${mode} --pod-cidr ${range}\n`
const pool = (name: string, nodes: number) =>
  `az aks nodepool add -g a --cluster-name b -n ${name} --os-type Windows --os-sku Windows2022 --node-count ${nodes}\n`

testLint(aksOverlayNodes, {
  valid: [
    {
      name: 'a node of Linux beside those of Windows',
      text: cluster('10.244.0.0/22') + pool('win', 3),
    },
    { name: 'another mode', text: cluster('10.244.0.0/23', '') + pool('win', 5) },
    { name: 'nobody says how many', text: cluster('10.244.0.0/23') },
    {
      name: 'no pool for Windows',
      text: `${cluster('10.244.0.0/23')}az aks nodepool add -g a --cluster-name b -n lin --node-count 9\n`,
    },
  ],
  invalid: [
    {
      name: 'a pool that is larger than the range',
      text: cluster('10.244.0.0/23') + pool('win', 5),
      messages: [
        /takes a \/24 of 10\.244\.0\.0\/23, which has 2; the Windows pools alone have 5 nodes/,
      ],
      severity: 'error',
    },
    {
      name: 'two pools, of Terraform',
      text: `resource "azurerm_kubernetes_cluster" "a" {
  network_profile {
    network_plugin      = "azure"
    network_plugin_mode = "overlay"
    pod_cidr            = "10.244.0.0/22"
  }
}
${['w1', 'w2'].map((name) => `resource "azurerm_kubernetes_cluster_node_pool" "${name}" {\n  name = "${name}"\n  os_type = "Windows"\n  node_count = 2\n}\n`).join('')}`,
      messages: [/which has 4; the Windows pools alone have 4 nodes/],
    },
  ],
})
