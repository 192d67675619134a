import { testLint } from '../../testing/test-lint.ts'
import { firewallVxlanPort } from './firewall-vxlan-port.ts'

const words = 'CNI: Flannel\n'
const netsh = (ports: string) =>
  `netsh advfirewall firewall add rule name="vxlan" dir=in action=allow protocol=UDP localport=${ports}\n`
const cmdlet = (ports: string) =>
  `New-NetFirewallRule -DisplayName 'overlay' -Direction Inbound -Action Allow -Protocol UDP -LocalPort ${ports}\n`

testLint(firewallVxlanPort, {
  valid: [
    { name: 'the port of Windows', text: words + netsh('4789') },
    { name: 'both, in one rule', text: words + cmdlet('8472,4789') },
    { name: 'both, in two rules', text: words + netsh('8472') + netsh('4789') },
    { name: 'a range', text: words + cmdlet('4000-9000') },
    { name: 'another network', text: `CNI: Calico\n${netsh('8472')}` },
    {
      name: 'a rule for TCP',
      text: `${words}netsh advfirewall firewall add rule name="a" dir=in action=allow protocol=TCP localport=8472\n`,
    },
  ],
  invalid: [
    {
      name: 'the port of Linux',
      text: words + netsh('8472'),
      messages: [/open UDP 8472.*not UDP 4789/],
      severity: 'warning',
    },
    {
      name: 'the port of Linux among others',
      text: words + cmdlet('51820,8472'),
      messages: [/open UDP 8472/],
    },
  ],
})
