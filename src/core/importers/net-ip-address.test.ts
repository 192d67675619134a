import { testImporter } from '../testing/test-importer.ts'
import { netIpAddress } from './net-ip-address.ts'

testImporter(netIpAddress, [
  {
    name: 'a table of PowerShell',
    text: `PS C:\\> Get-NetIPAddress -AddressFamily IPv4 | ft IPAddress, InterfaceAlias, PrefixLength

IPAddress     InterfaceAlias              PrefixLength
---------     --------------              ------------
10.244.3.2    vEthernet (cbr0)                      24
10.20.4.17    vEthernet (Ethernet0)                 24
127.0.0.1     Loopback Pseudo-Interface 1            8`,
    reads: [
      ['nodeIP', '10.20.4.17', 6],
      ['networkAdapter', 'vEthernet (Ethernet0)', 6],
      ['managementSubnet', '10.20.4.0/24', 6],
      ['host.address', '10.244.3.2', 5],
    ],
  },
  {
    name: 'the columns that it has by itself, without names of adapters',
    text: `PS C:\\> Get-NetIPAddress -AddressFamily IPv4 | ft

ifIndex IPAddress        PrefixLength PrefixOrigin SuffixOrigin AddressState PolicyStore
------- ---------        ------------ ------------ ------------ ------------ -----------
12      169.254.33.12              16 WellKnown    Link         Preferred    ActiveStore
1       127.0.0.1                   8 WellKnown    WellKnown    Preferred    ActiveStore`,
    reads: [['host.address', '169.254.33.12', 5]],
    never: ['nodeIP', 'networkAdapter'],
  },
  {
    name: 'a list of PowerShell',
    text: `IPAddress         : 10.20.4.17
InterfaceIndex    : 12
InterfaceAlias    : Ethernet 2
AddressFamily     : IPv4
PrefixLength      : 20`,
    reads: [
      ['nodeIP', '10.20.4.17', 1],
      ['managementSubnet', '10.20.0.0/20', 5],
    ],
  },
  {
    name: 'two adapters that may both be the one of the node',
    text: `IPAddress     InterfaceAlias PrefixLength
---------     -------------- ------------
10.20.4.17    Ethernet0                24
10.30.4.17    Ethernet1                24`,
    reads: [['host.address', '10.30.4.17', 4]],
    never: ['nodeIP', 'managementSubnet'],
  },
  {
    name: 'interfaces of netsh',
    text: `Configuration for interface "vEthernet (nat)"
    DHCP enabled:                         No
    IP Address:                           172.29.16.1
    Subnet Prefix:                        172.29.16.0/20 (mask 255.255.240.0)

Configuration for interface "Ethernet0"
    DHCP enabled:                         Yes
    IP Address:                           10.20.4.17
    Subnet Prefix:                        10.20.4.0/24 (mask 255.255.255.0)
    Default Gateway:                      10.20.4.1
    Gateway Metric:                       0`,
    reads: [
      ['nodeIP', '10.20.4.17', 8],
      ['networkAdapter', 'Ethernet0', 6],
      ['managementSubnet', '10.20.4.0/24', 9],
      ['host.gateway', '10.20.4.1', 10],
    ],
  },
])
