import { testLint } from '../../../testing/test-lint.ts'
import { calicoPoolEncapsulation } from './calico-pool-encapsulation.ts'

const values = (encapsulation: string, host = 'Windows Server 2022') => `os: ${host}

=== values.yaml ===
installation:
  calicoNetwork:
    ipPools:
    - cidr: 10.42.0.0/16
      encapsulation: ${encapsulation}
`

const table = (modes: string) => `os: Windows Server 2022

$ calicoctl get ippool -o wide
NAME                  CIDR            NAT    IPIPMODE   VXLANMODE     DISABLED   DISABLEBGPEXPORT   SELECTOR
default-ipv4-ippool   10.244.0.0/16   true   ${modes}   false      false              all()
`

testLint(calicoPoolEncapsulation, {
  valid: [
    { name: 'VXLAN in a table', text: table('Never      Always     ') },
    { name: 'no encapsulation in a table', text: table('Never      Never      ') },
    {
      name: 'a rule',
      text: 'Take VXLAN and not VXLANCrossSubnet as the encapsulation. Our workers run Windows Server 2022.',
    },
    { name: 'VXLAN', text: values('VXLAN') },
    { name: 'no Windows node', text: values('VXLANCrossSubnet', 'Debian 12') },
    {
      name: 'what the operator refuses by itself',
      text: `${values('IPIP')}    windowsDataplane: HNS\n`,
    },
  ],
  invalid: [
    {
      name: 'across subnets in a table',
      text: table('Never      CrossSubnet'),
      messages: [/encapsulation of a pool is VXLAN CrossSubnet/],
      severity: 'warning',
    },
    {
      name: 'IPIP in a table',
      text: table('Always     Never      '),
      messages: [/encapsulation of a pool is IPIP Always/],
      severity: 'warning',
    },
    {
      name: 'in words',
      text: 'Our Installation has encapsulation VXLANCrossSubnet, and we add Windows Server 2022 nodes.',
      messages: [/encapsulation of a pool is VXLANCrossSubnet/],
      severity: 'warning',
    },
    {
      name: 'another encapsulation',
      text: values('VXLANCrossSubnet'),
      messages: [/encapsulation of a pool is VXLANCrossSubnet/],
      severity: 'warning',
    },
  ],
})
