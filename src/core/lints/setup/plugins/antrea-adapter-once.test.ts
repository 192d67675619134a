import { testLint } from '../../../testing/test-lint.ts'
import { antreaAdapterOnce } from './antrea-adapter-once.ts'

const row = (name: string, index: number) =>
  `${name.padEnd(25)} Hyper-V Virtual Ethernet Adapter #${index}      ${index} Up           00-15-5D-24-64-0${index}        10 Gbps\n`
const table = (...names: readonly string[]) =>
  `PS C:\\> Get-NetAdapter

Name                      InterfaceDescription                    ifIndex Status       MacAddress             LinkSpeed
----                      --------------------                    ------- ------       ----------             ---------
${names.map((name, i) => row(name, i + 1)).join('')}
`
const left = ['Ethernet', 'vEthernet (Ethernet)', 'vEthernet (Ethernet) 2']

testLint(antreaAdapterOnce, {
  valid: [
    {
      name: 'one adapter of the name',
      text: `We use Antrea v1.6.0.\n\n${table('Ethernet', 'vEthernet (Ethernet)', 'antrea-gw0')}`,
    },
    { name: 'a newer Antrea', text: `We use Antrea v1.13.1.\n\n${table(...left)}` },
    { name: 'another plugin', text: `We use Calico v3.26.1.\n\n${table(...left)}` },
    { name: 'no plugin', text: table(...left) },
  ],
  invalid: [
    {
      name: 'an adapter that was left over',
      text: `We use Antrea v1.6.0.\n\n${table(...left)}`,
      messages: [/vEthernet \(Ethernet\) and vEthernet \(Ethernet\) 2, of which one is left over/],
      severity: 'warning',
    },
    {
      name: 'a release that nobody told',
      text: `We use Antrea.\n\n${table(...left)}`,
      messages: [/of which one is left over/],
      severity: 'info',
    },
  ],
})
