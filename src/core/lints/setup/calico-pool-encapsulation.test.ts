import { testLint } from '../../testing/test-lint.ts'
import { calicoPoolEncapsulation } from './calico-pool-encapsulation.ts'

const values = (encapsulation: string, host = 'Windows Server 2022') => `os: ${host}

=== values.yaml ===
installation:
  calicoNetwork:
    ipPools:
    - cidr: 10.42.0.0/16
      encapsulation: ${encapsulation}
`

testLint(calicoPoolEncapsulation, {
  valid: [
    { name: 'VXLAN', text: values('VXLAN') },
    { name: 'no Windows node', text: values('VXLANCrossSubnet', 'Debian 12') },
    {
      name: 'what the operator refuses by itself',
      text: `${values('IPIP')}    windowsDataplane: HNS\n`,
    },
  ],
  invalid: [
    {
      name: 'another encapsulation',
      text: values('VXLANCrossSubnet'),
      messages: [/encapsulation of a pool is VXLANCrossSubnet/],
      severity: 'warning',
    },
  ],
})
