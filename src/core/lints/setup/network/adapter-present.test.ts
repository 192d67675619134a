import { testLint } from '../../../testing/test-lint.ts'
import { adapterPresent } from './adapter-present.ts'

const table = (...names: readonly string[]) => `PS C:\\> Get-NetAdapter

Name                      InterfaceDescription                    ifIndex Status       MacAddress             LinkSpeed
----                      --------------------                    ------- ------       ----------             ---------
${names.map((name) => `${name.padEnd(25)} vmxnet3 Ethernet Adapter                      7 Up           00-50-56-9A-11-22        10 Gbps`).join('\n')}
`
const ipconfig = `PS C:\\> ipconfig

Windows IP Configuration

Ethernet adapter vEthernet (Ethernet0):

   IPv4 Address. . . . . . . . . . . : 192.168.1.216
   Subnet Mask . . . . . . . . . . . : 255.255.255.0
   Default Gateway . . . . . . . . . : 192.168.1.1
`
const flanneld = (iface: string) =>
  `PS C:\\> nssm get flanneld AppParameters\n--kube-subnet-mgr --ip-masq=1 --iface="${iface}"\n`
const script = (name: string) =>
  `PS C:\\k> .\\start.ps1 -ManagementIP 192.168.1.216 -InterfaceName "${name}" -NetworkMode overlay\n`

const calico = (adapter: string) =>
  `\n=== config.ps1 ===\n$env:CALICO_NETWORKING_BACKEND="vxlan"\n$env:VXLAN_ADAPTER = "${adapter}"\n`

testLint(adapterPresent, {
  valid: [
    {
      name: 'the adapter of Calico',
      text: table('Ethernet0', 'Ethernet1 2') + calico('Ethernet1 2'),
    },
    { name: 'none for Calico, which takes the first', text: table('Ethernet0') + calico('') },
    { name: 'that of Calico behind its switch', text: ipconfig + calico('Ethernet0') },
    { name: 'the adapter of the node', text: table('Ethernet0') + flanneld('Ethernet0') },
    { name: 'in other letters', text: table('Ethernet0') + flanneld('ethernet0') },
    { name: 'behind its switch', text: ipconfig + flanneld('Ethernet0') },
    { name: 'the virtual one', text: ipconfig + flanneld('vEthernet (Ethernet0)') },
    { name: 'an address', text: table('Ethernet0') + flanneld('10.0.0.9') },
    { name: 'what is filled in', text: table('Ethernet0') + flanneld('$name') },
    { name: 'no list of adapters', text: flanneld('Ethernet 3') },
  ],
  invalid: [
    {
      name: 'another one for Calico',
      text: table('Ethernet0', 'Ethernet1 2') + calico('Ethernet'),
      messages: [
        /makes its network on an adapter Ethernet, and the node has Ethernet0, Ethernet1 2/,
      ],
      severity: 'warning',
    },
    {
      name: 'another one for flanneld',
      text: table('Ethernet0', 'Ethernet 2') + flanneld('Ethernet 3'),
      messages: [/an adapter Ethernet 3, and the node has Ethernet0, Ethernet 2/],
      severity: 'warning',
    },
    {
      name: 'another one for a script',
      text: ipconfig + script('Ethernet'),
      messages: [/an adapter Ethernet, and the node has vEthernet \(Ethernet0\)/],
      severity: 'warning',
    },
  ],
})
