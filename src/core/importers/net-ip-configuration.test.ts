import { testImporter } from '../testing/test-importer.ts'
import { netIpConfiguration } from './net-ip-configuration.ts'

testImporter(netIpConfiguration, [
  {
    name: 'the adapter of the node beside that of a pod network',
    text: `PS C:\\> Get-NetIPConfiguration

InterfaceAlias       : vEthernet (Ethernet)
InterfaceIndex       : 10
IPv4Address          : 192.168.10.5
IPv4DefaultGateway   : 192.168.10.1
DNSServer            : 192.168.10.2

InterfaceAlias       : vEthernet (cbr0_ep)
IPv4Address          : {10.244.1.2}
IPv4DefaultGateway   : 10.244.1.1`,
    reads: [
      ['nodeIP', '192.168.10.5', 5],
      ['networkAdapter', 'vEthernet (Ethernet)', 3],
      ['host.gateway', '192.168.10.1', 6],
      ['host.address', '10.244.1.2', 10],
      ['host.gateway', '10.244.1.1', 11],
    ],
  },
  {
    name: 'an adapter without a way out',
    text: 'InterfaceAlias       : vEthernet (nat)\nIPv4Address          : 172.20.0.1\nIPv4DefaultGateway   :',
    reads: [['host.address', '172.20.0.1', 2]],
    never: ['nodeIP', 'host.gateway'],
  },
])
