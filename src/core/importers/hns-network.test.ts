import { testImporter } from '../testing/test-importer.ts'
import { hnsNetwork } from './hns-network.ts'

testImporter(hnsNetwork, [
  {
    name: 'the list of hnsdiag',
    text: `PS C:\\> hnsdiag list networks
Network : 0FB5E2B1-5F37-4C38-9F6B-7E1B1A3E3A55
    Name             : vxlan0
    Type             : Overlay
    Subnet Address   : 10.244.3.0/24
Network : D2A1F7F4-9F2B-4D0B-8C57-5F0FE1D2A3B9
    Name             : nat
    Type             : NAT
    Subnet Address   : 172.26.96.0/20
`,
    reads: [
      ['hnsNetworkName', 'vxlan0', 3],
      ['hns.network.addressPrefix', '10.244.3.0/24', 5],
    ],
  },
  {
    name: 'an identifier of an overlay below those of Windows',
    text: '[{"Name":"vxlan0","Type":"Overlay","ManagementIP":"10.0.0.4","Subnets":[{"AddressPrefix":"10.244.3.0/24","Policies":[{"Type":"VSID","VSID":1}]}]}]',
    reads: [['vni', 1, 1]],
  },
  {
    name: 'the MAC by which others know the node',
    text: '[{"Name":"vxlan0","Type":"Overlay","ManagementIP":"10.0.0.4","Policies":[{"Type":"DrMacAddress","Settings":{"Address":"00-15-5D-0A-0B-0C"}}]}]',
    reads: [['hns.network.routerMac', '00:15:5d:0a:0b:0c', 1]],
  },
  {
    name: 'the same with its address first',
    text: '[{"Name":"vxlan0","Type":"Overlay","ManagementIP":"10.0.0.4","Policies":[{"Address":"00-15-5D-0A-0B-0C","Type":"DRMAC"}]}]',
    reads: [['hns.network.routerMac', '00:15:5d:0a:0b:0c', 1]],
  },
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
    name: 'some of its properties below words',
    text: 'Get-HnsNetwork on w3:\n\nName         : flannel.4096\nType         : Overlay\nManagementIP : 10.8.3.44',
    reads: [
      ['hns.network.name', 'flannel.4096', 3],
      ['networkMode', 'overlay', 4],
      ['hns.network.managementIP', '10.8.3.44', 5],
    ],
  },
  {
    name: 'a table whose address has the length of its prefix',
    text: `PS C:\\> Get-HnsNetwork | Select Name, Type, ManagementIP

Name              Type        ManagementIP
----              ----        ------------
antrea-hnsnetwork Transparent 10.7.0.41/24`,
    reads: [
      ['hns.network.name', 'antrea-hnsnetwork', 5],
      ['hns.network.managementIP', '10.7.0.41', 5],
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
      ['nodeIP', '10.1.2.3', 6],
      ['networkMode', 'overlay', 6],
    ],
  },
  {
    name: 'JSON with the network that keeps the adapter bound',
    text: `PS C:\\> Get-HnsNetwork | ConvertTo-Json -Depth 5
[
  {"ActivityId": "A1", "Extensions": [{"Id": "E7", "Name": "Microsoft NDIS Capture"}],
   "ManagementIP": "10.1.2.3",
   "Name": "External",
   "Subnets": [{"AddressPrefix": "192.168.255.0/30"}], "Type": "Overlay"},
  {"ActivityId": "A2", "ManagementIP": "10.1.2.3",
   "Name": "flannel.4096",
   "Subnets": [{"AddressPrefix": "10.244.3.0/24", "Policies": [{"Type": "VSID", "VSID": 4096}]}],
   "Type": "Overlay"}
]`,
    reads: [
      ['nodeIP', '10.1.2.3', 4],
      ['hns.network.name', 'External', 5],
      ['hnsNetworkName', 'flannel.4096', 8],
      ['hns.network.addressPrefix', '10.244.3.0/24', 9],
      ['vni', 4096, 9],
      ['networkMode', 'overlay', 10],
    ],
  },
  {
    name: 'the network that keeps the adapter, with an identifier of its own',
    text: `[
  {"ActivityId": "A1", "ManagementIP": "10.1.2.3", "Name": "External",
   "Subnets": [{"AddressPrefix": "192.168.255.0/30", "Policies": [{"Type": "VSID", "VSID": 9999}]}],
   "Type": "Overlay"},
  {"ActivityId": "A2", "ManagementIP": "10.1.2.3", "Name": "Calico",
   "Subnets": [{"AddressPrefix": "10.42.7.0/26", "Policies": [{"Type": "VSID", "VSID": 4096}]}],
   "Type": "Overlay"}
]`,
    reads: [['vni', 4096, 6]],
  },
  {
    name: 'a choice of properties, with the subnets behind the type',
    text: `[
  {"Name": "nat", "Type": "nat", "Subnets": [{"AddressPrefix": "172.20.0.0/20"}]},
  {"Name": "flannel.4096", "Type": "Overlay",
   "Subnets": [{"AddressPrefix": "10.244.6.0/24"}]}
]`,
    reads: [
      ['hnsNetworkName', 'flannel.4096', 3],
      ['hns.network.addressPrefix', '10.244.6.0/24', 4],
    ],
  },
  {
    name: 'a table with other columns behind',
    text: `PS C:\\> Get-HnsNetwork | Select Name, Type, Id, NetworkAdapterName

Name         Type    ID                                   NetworkAdapterName
----         ----    --                                   ------------------
flannel.4096 Overlay 6B1A0F5E-91A9-4A0A-8A44-2A7D6C14B0F1 Ethernet 2`,
    reads: [
      ['hnsNetworkName', 'flannel.4096', 5],
      ['networkMode', 'overlay', 5],
    ],
    never: ['hns.network.managementIP'],
  },
  {
    name: 'a table with subnets',
    text: `PS C:\\> Get-HnsNetwork | Select Name, Type, Subnets

Name Type     Subnets
---- ----     -------
cbr0 L2Bridge {@{AddressPrefix=10.244.8.0/24; GatewayAddress=10.244.8.1}}`,
    reads: [['hns.network.addressPrefix', '10.244.8.0/24', 5]],
  },
  {
    name: 'a table with the addresses of hosts and subnets',
    text: `PS C:\\> Get-HnsNetwork | select Name, Type, ManagementIP, Subnets

Name     Type    ManagementIP Subnets
----     ----    ------------ -------
nat      nat                  172.18.0.0/20
External Overlay 10.20.0.31   192.168.255.0/30`,
    reads: [['hns.network.managementIP', '10.20.0.31', 6]],
    never: ['clusterCIDR'],
  },
  {
    name: 'what an agent asks for',
    text: '{"Name":"cbr0","Type":"L2Bridge","Subnets":[{"AddressPrefix":"10.1.2.0/24","GatewayAddress":"10.1.2.1"}]}',
    reads: [
      ['hnsNetworkName', 'cbr0', 1],
      ['networkMode', 'l2bridge', 1],
    ],
  },
])
