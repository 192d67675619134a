import { testLint } from '../../../testing/test-lint.ts'
import { dynamicPortsLeft } from './dynamic-ports-left.ts'

const console = (command: string, ...printed: readonly string[]) =>
  `=== console.txt ===\nPS C:\\k> ${command}\n${printed.join('\n')}\n`
const range = (count: number) =>
  `PS C:\\k> netsh int ipv4 show dynamicport udp\n\nProtocol udp Dynamic Port Range\n---------------------------------\nStart Port      : 49152\nNumber of Ports : ${count}\n`
const udp = '(Get-NetUDPEndpoint | Where LocalPort -ge 49152).Count'

testLint(dynamicPortsLeft, {
  valid: [
    { name: 'few ports taken', text: console(udp, '212') },
    { name: 'half of them taken', text: console(udp, '8190') },
    { name: 'many of a wider range taken', text: `${console(udp, '16190')}${range(49_151)}` },
    { name: 'another count', text: console('(Get-NetTCPConnection).Count', '16190') },
    { name: 'a number in a sentence', text: 'We saw 16190 UDP endpoints last year.' },
  ],
  invalid: [
    {
      name: 'nearly all ports taken',
      text: `${console(udp, '16190')}${range(16_384)}`,
      messages: [/16190 of the 16384 dynamic ports/],
    },
    {
      name: 'nearly all ports taken, as Measure-Object counts them',
      text: console('Get-NetUDPEndpoint | Measure-Object', '', 'Count    : 16301', 'Average  :'),
      messages: [/16301 of the 16384/],
    },
  ],
})
