import { testImporter } from '../testing/test-importer.ts'
import { hnsNetwork } from './hns-network.ts'

testImporter(hnsNetwork, [
  {
    name: 'one pod network',
    text: `PS C:\\k> Get-HnsNetwork
ActivityId         : 8A1B
ManagementIP       : 10.0.0.4
Name               : cbr0
NetworkAdapterName : Ethernet
Type               : L2Bridge`,
    reads: [
      ['hns.network.managementIP', '10.0.0.4', 3],
      ['hns.network.name', 'cbr0', 4],
      ['networkMode', 'l2bridge', 6],
    ],
  },
])
