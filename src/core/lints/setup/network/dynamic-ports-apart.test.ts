import { testLint } from '../../../testing/test-lint.ts'
import { dynamicPortsApart } from './dynamic-ports-apart.ts'

const range = (start: number, count: number) => `PS C:\\> netsh int ipv4 show dynamicport tcp

Protocol tcp Dynamic Port Range
---------------------------------
Start Port      : ${start}
Number of Ports : ${count}
`
const excluded = `
PS C:\\> netsh int ipv4 show excludedportrange protocol=tcp

Protocol tcp Port Exclusion Ranges

Start Port    End Port
----------    --------
     30000       32767     *
`

testLint(dynamicPortsApart, {
  valid: [
    { name: 'the range of Windows', text: range(49152, 16384) },
    { name: 'a larger one without the node ports', text: range(16385, 49151) + excluded },
    {
      name: 'a script that begins above them',
      text: '$ErrorActionPreference = "Stop"\nnetsh int ipv4 set dynamicportrange tcp 33000 32536\n',
    },
    {
      name: 'a script that takes them out',
      text: '$ErrorActionPreference = "Stop"\nnetsh int ipv4 set dynamicport tcp start=1025 num=64510\nnetsh int ipv4 add excludedportrange protocol=tcp startport=30000 numberofports=2768\n',
    },
    {
      name: 'a line that is commented out',
      text: '$a = 1\n# netsh int ipv4 set dynamicport tcp start=1025 num=64510\n',
    },
    {
      name: 'a command that was taken back',
      text: 'We no longer run netsh int ipv4 set dynamicport tcp start=1025 num=64510.\n',
    },
  ],
  invalid: [
    {
      name: 'a larger one with them',
      text: range(1025, 64510),
      messages: [/dynamic ports 1025-65534 hold the node ports 30000-32767/],
      severity: 'warning',
    },
    {
      name: 'a script that gives them all',
      text: '$a = 1\nnetsh int ipv4 set dynamicport tcp start=1025 num=64510\n',
      messages: [/dynamic ports 1025-65534 hold/],
      severity: 'warning',
    },
    {
      name: 'arguments as a list',
      text: 'function A() {\n  Invoke-Executable -Executable "netsh.exe" -ArgList @("int", "ipv4", "set", "dynamicportrange", "tcp", "16385", "49151")\n}\n',
      messages: [/dynamic ports 16385-65535 hold/],
      severity: 'warning',
    },
    {
      name: 'a task of Ansible',
      text: '- name: ports\n  win_shell: netsh int ipv4 set dynamicportrange tcp 16385 49151\n',
      messages: [/dynamic ports 16385-65535 hold/],
      severity: 'warning',
    },
    {
      name: 'the cmdlet',
      text: '$a = 1\nSet-NetTCPSetting -DynamicPortRangeStartPort 1025 -DynamicPortRangeNumberOfPorts 64510\n',
      messages: [/dynamic ports 1025-65534 hold/],
      severity: 'warning',
    },
  ],
})
