import { testLint } from '../../../testing/test-lint.ts'
import { aksSubnetRoom } from './aks-subnet-room.ts'

const subnet = (range: string, name = 'win') =>
  `resource "azurerm_subnet" "${name}" {\n  name = "s"\n  virtual_network_name = "v"\n  address_prefixes = ["${range}"]\n}\n`
const pool = (more: string, name = 'win') =>
  `resource "azurerm_kubernetes_cluster_node_pool" "win" {\n  name = "win"\n  os_type = "Windows"\n  vnet_subnet_id = azurerm_subnet.${name}.id\n${more}}\n`
const az = (range: string, more: string) =>
  `az network vnet subnet create -g a --vnet-name v -n aks --address-prefixes ${range}\naz aks nodepool add -g a --cluster-name b --os-type Windows --name npwin --vnet-subnet-id /subscriptions/s/resourceGroups/a/providers/Microsoft.Network/virtualNetworks/v/subnets/aks ${more}\n`
const cluster = (more: string) =>
  `resource "azurerm_kubernetes_cluster" "a" {\n  name = "a"\n  network_profile {\n    network_plugin = "azure"\n${more}  }\n}\n`

testLint(aksSubnetRoom, {
  valid: [
    { name: 'room', text: subnet('10.0.0.0/24') + pool('  node_count = 3\n  max_pods = 50\n') },
    {
      name: 'an overlay',
      text:
        cluster('    network_plugin_mode = "overlay"\n') +
        subnet('10.0.0.0/28') +
        pool('  node_count = 3\n  max_pods = 50\n'),
    },
    {
      name: 'a network plugin of their own',
      text:
        cluster('').replace('"azure"', '"none"') +
        subnet('10.0.0.0/28') +
        pool('  node_count = 3\n  max_pods = 50\n'),
    },
    {
      name: 'a subnet for pods',
      text:
        subnet('10.0.0.0/28') +
        pool('  node_count = 3\n  max_pods = 50\n  pod_subnet_id = azurerm_subnet.pods.id\n'),
    },
    { name: 'another subnet', text: subnet('10.0.0.0/28') + pool('  node_count = 3\n', 'other') },
    {
      name: 'a count that grows',
      text: subnet('10.0.0.0/26') + pool('  auto_scaling_enabled = true\n  max_count = 9\n'),
    },
    { name: 'room by az', text: az('10.240.0.0/22', '--node-count 3 --max-pods 110') },
  ],
  invalid: [
    {
      name: 'more pods than addresses',
      text: subnet('10.0.0.0/26') + pool('  node_count = 3\n  max_pods = 30\n'),
      messages: [/need 93, and 10\.0\.0\.0\/26 has 59/],
      severity: 'warning',
    },
    {
      name: 'the default of pods',
      text: subnet('10.0.0.0/27') + pool('  node_count = 1\n'),
      messages: [/need 31, and 10\.0\.0\.0\/27 has 27/],
    },
    {
      name: 'by az',
      text: az('10.240.0.0/24', '--node-count 3 --max-pods 110'),
      messages: [/need 333, and 10\.240\.0\.0\/24 has 251/],
    },
  ],
})
