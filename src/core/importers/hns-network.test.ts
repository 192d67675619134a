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
  {
    name: 'a table',
    text: `PS C:\\> Get-HnsNetwork | Select Name,Type,ManagementIP

Name           Type    ManagementIP
----           ----    ------------
nat            NAT
flannel.4096   Overlay 10.1.2.3`,
    reads: [
      ['hns.network.name', 'nat', 5],
      ['hns.network.name', 'flannel.4096', 6],
      ['hns.network.managementIP', '10.1.2.3', 6],
      ['networkMode', 'overlay', 6],
    ],
  },
])
