import { testImporter } from '../testing/test-importer.ts'
import { ipconfig } from './ipconfig.ts'

testImporter(ipconfig, [
  {
    name: 'a container by the name of its only adapter',
    text: `Windows IP Configuration

Ethernet adapter vEthernet (b1f07c):

   IPv4 Address. . . . . . . . . . . : 10.244.5.17
   Default Gateway . . . . . . . . . : 10.244.5.1`,
    reads: [['pod.ip', '10.244.5.17', 5]],
    never: ['host.address', 'nodeIP', 'managementSubnet'],
  },
  {
    name: 'a node whose only adapter has a name of its own',
    text: `Windows IP Configuration

Ethernet adapter vEthernet (face):

   IPv4 Address. . . . . . . . . . . : 10.1.5.17
   Subnet Mask . . . . . . . . . . . : 255.255.255.0
   Default Gateway . . . . . . . . . : 10.1.5.1`,
    reads: [['host.address', '10.1.5.17', 5]],
    never: ['pod.ip'],
  },
  {
    name: 'a node with the adapters of its pods',
    text: `Network Information for Compartment 1 (ACTIVE)
   IPv4 Address. . . . . . . . . . . : 10.1.0.9
Network Information for Compartment 2
   Connection-specific DNS Suffix  . : shop.svc.cluster.local
   IPv4 Address. . . . . . . . . . . : 10.244.7.9`,
    reads: [['host.address', '10.1.0.9', 2]],
    never: ['pod.ip'],
  },
  {
    name: 'a pod whose suffix stands behind other words',
    text: `Windows IP Configuration

Ethernet adapter vEthernet (1a2b3c4d-eth0):

   Connection-specific DNS Suffix  . : shop.svc.cluster.local
   IPv4 Address. . . . . . . . . . . : 10.244.7.9(Preferred)
   DNS Servers . . . . . . . . . . . : 10.96.0.10`,
    reads: [
      ['pod.ip', '10.244.7.9', 6],
      ['clusterDNS', '10.96.0.10', 7],
      ['clusterDomain', 'cluster.local', 5],
    ],
    never: ['host.address', 'host.dnsServer'],
  },
  {
    name: 'a pod by what its adapter is called',
    text: `Windows IP Configuration

   Host Name . . . . . . . . . . . . : shop

Ethernet adapter vEthernet (cid-1a2b3c4d-6a27-434b-ab4c-12ba9c74c1e6):

   Connection-specific DNS Suffix  . : corp.example
   Description . . . . . . . . . . . : Hyper-V Virtual Ethernet Container Adapter
   IPv4 Address. . . . . . . . . . . : 10.50.130.7(Preferred)
   Subnet Mask . . . . . . . . . . . : 255.255.255.0
   Default Gateway . . . . . . . . . : 10.50.130.1
   DNS Servers . . . . . . . . . . . : 10.50.0.53`,
    reads: [
      ['pod.ip', '10.50.130.7', 9],
      ['pod.dnsAsked', '10.50.0.53', 12],
    ],
    never: ['host.address', 'nodeIP', 'managementSubnet', 'host.name', 'clusterDNS'],
  },
  {
    name: 'a node whose adapter is of Hyper-V',
    text: `Windows IP Configuration

   Host Name . . . . . . . . . . . . : win-prod-0001

Ethernet adapter vEthernet (Ethernet 2):

   Description . . . . . . . . . . . : Hyper-V Virtual Ethernet Adapter #2
   IPv4 Address. . . . . . . . . . . : 10.50.130.7(Preferred)
   Subnet Mask . . . . . . . . . . . : 255.255.255.0
   Default Gateway . . . . . . . . . : 10.50.130.1`,
    reads: [['nodeIP', '10.50.130.7', 8]],
    never: ['pod.ip'],
  },
  {
    name: 'a pod without an adapter',
    text: `Windows IP Configuration

   Host Name . . . . . . . . . . . . : shop-58467d4759-vgzjr
   Node Type . . . . . . . . . . . . : Hybrid
   WINS Proxy Enabled. . . . . . . . : No`,
    reads: [['pod.adapters', 'none', 3]],
  },
  {
    name: 'the head of a node',
    text: `Windows IP Configuration

   Host Name . . . . . . . . . . . . : win-prod-0001
   Node Type . . . . . . . . . . . . : Hybrid`,
    reads: [],
    never: ['pod.adapters'],
  },
  {
    name: 'a pod with an adapter',
    text: `Windows IP Configuration

   Host Name . . . . . . . . . . . . : shop-58467d4759-vgzjr

Ethernet adapter vEthernet (a_eth0):

   IPv4 Address. . . . . . . . . . . : 10.0.0.4`,
    reads: [],
    never: ['pod.adapters'],
  },
  {
    name: 'an adapter',
    text: `Windows IP Configuration

Ethernet adapter vEthernet (Ethernet):

   IPv4 Address. . . . . . . . . . . : 10.0.0.4
   Subnet Mask . . . . . . . . . . . : 255.255.255.0`,
    reads: [
      ['host.adapter', 'vEthernet (Ethernet)', 3],
      ['host.address', '10.0.0.4', 5],
    ],
  },
  {
    name: 'an adapter of which somebody left the head out',
    text: `Ethernet adapter Ethernet0:
   IPv4 Address. . . . . . . . . . . : 10.0.0.4`,
    reads: [
      ['host.adapter', 'Ethernet0', 1],
      ['host.address', '10.0.0.4', 2],
    ],
  },
  {
    name: 'the adapter of the node beside that of a container network, in Japanese',
    text: `Windows IP 構成

   ホスト名 . . . . . . . . . . . . : WINNODE01

イーサネット アダプター vEthernet (nat):

   IPv4 アドレス . . . . . . . . . .: 172.28.16.1(優先)
   サブネット マスク . . . . . . . .: 255.255.240.0
   デフォルト ゲートウェイ . . . . .:

イーサネット アダプター vEthernet (Ethernet0):

   IPv4 アドレス . . . . . . . . . .: 192.168.11.52(優先)
   サブネット マスク . . . . . . . .: 255.255.255.0
   デフォルト ゲートウェイ . . . . .: 192.168.11.1`,
    reads: [
      ['host.name', 'WINNODE01', 3],
      ['nodeName', 'winnode01', 3],
      ['host.address', '172.28.16.1', 7],
      ['networkAdapter', 'vEthernet (Ethernet0)', 11],
      ['nodeIP', '192.168.11.52', 13],
      ['managementSubnet', '192.168.11.0/24', 14],
    ],
  },
  {
    name: 'the adapter of the node beside the endpoint that it has in the network of pods',
    text: `Windows IP Configuration

Ethernet adapter vEthernet (Ethernet):

   IPv4 Address. . . . . . . . . . . : 10.0.0.31(Preferred)
   Subnet Mask . . . . . . . . . . . : 255.255.255.0
   Default Gateway . . . . . . . . . : 10.0.0.1

Ethernet adapter vEthernet (cbr0_ep):

   IPv4 Address. . . . . . . . . . . : 10.244.1.2(Preferred)
   Subnet Mask . . . . . . . . . . . : 255.255.255.0
   Default Gateway . . . . . . . . . : 10.244.1.1`,
    reads: [['nodeIP', '10.0.0.31', 5]],
  },
  {
    name: 'the addresses of a pod',
    text: `PS C:\\> kubectl exec web-1 -- ipconfig

Windows IP Configuration

Ethernet adapter Ethernet 2:

   IPv4 Address. . . . . . . . . . . : 10.244.1.12
   Subnet Mask . . . . . . . . . . . : 255.255.255.0
   Default Gateway . . . . . . . . . : 10.244.1.1`,
    reads: [['pod.ip', '10.244.1.12', 7]],
    never: ['host.address', 'nodeIP', 'managementSubnet', 'networkAdapter', 'nodeName'],
  },
  {
    name: 'the one adapter of a node, by the words above it',
    text: `On the node:
Ethernet adapter vEthernet (12ab34cd):

   IPv4 Address. . . . . . . . . . . : 10.0.0.5
   DNS Servers . . . . . . . . . . . : 10.0.0.2`,
    never: ['pod.ip', 'pod.dnsAsked'],
    reads: [['host.address', '10.0.0.5', 4]],
  },
])
