import { testLint } from '../../../testing/test-lint.ts'
import { aksPoolPods } from './aks-pool-pods.ts'

const add = (more: string) =>
  `az aks nodepool add -g a --cluster-name b -n npwin --os-type Windows --os-sku Windows2022 ${more}\n`

testLint(aksPoolPods, {
  valid: [
    { name: 'room for thirty', text: add('--max-pods 10 --node-count 3') },
    { name: 'one node with the default', text: add('--node-count 1') },
    { name: 'no number of nodes', text: add('--max-pods 10') },
    {
      name: 'a pool that is scaled',
      text: add(
        '--max-pods 10 --node-count 1 --enable-cluster-autoscaler --min-count 1 --max-count 5',
      ),
    },
    {
      name: 'two pools',
      text: `${add('--max-pods 10 --node-count 3')}${add('--node-count 1').replace('npwin', 'npw2')}`,
    },
  ],
  invalid: [
    {
      name: 'too little room',
      text: add('--max-pods 12 --node-count 2'),
      messages: [/Nodes: 2, each with 12 pods; .* room for 30/],
      severity: 'warning',
    },
    {
      name: 'the same in Terraform',
      text: 'resource "azurerm_kubernetes_cluster_node_pool" "win" {\n  name = "npwin"\n  os_type = "Windows"\n  node_count = 1\n  max_pods = 20\n}\n',
      messages: [/Nodes: 1, each with 20/],
    },
  ],
})
