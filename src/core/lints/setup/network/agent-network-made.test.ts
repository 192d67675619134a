import { testLint } from '../../../testing/test-lint.ts'
import { agentNetworkMade } from './agent-network-made.ts'

const listed = (names: readonly string[], command = 'hnsdiag list networks') =>
  `C:\\k> ${command}\n${names
    .map(
      (name) =>
        `Network : 9E5E8A3A-7F4B-4C0E-9A3C-0A1B2C3D4E5F\n    Name             : ${name}\n    Subnets          : 172.23.48.0/20\n`,
    )
    .join('\n')}`
const told = (plugin: string, listing: string) =>
  `Kubernetes 1.29.4, Windows Server 2022. ${plugin}\n\n=== hns.txt ===\n${listing}`
const flannel = 'The CNI is Flannel in overlay mode.'

testLint(agentNetworkMade, {
  valid: [
    { name: 'the network of flanneld', text: told(flannel, listed(['nat', 'flannel.4096'])) },
    { name: 'the network that keeps the address', text: told(flannel, listed(['External'])) },
    {
      name: 'a plugin that makes it for the first pod',
      text: told('CNI: calico', listed(['nat'])),
    },
    { name: 'no plugin told', text: listed(['nat']) },
    {
      name: 'one that was picked',
      text: told(flannel, listed(['nat'], 'Get-HnsNetwork | ? Name -eq nat')),
    },
    {
      name: 'another node beside it',
      text: told(flannel, `${listed(['nat'])}\n${listed(['nat', 'flannel.4096'])}`),
    },
    { name: 'nothing listed', text: told(flannel, 'C:\\k> hnsdiag list networks\n') },
  ],
  invalid: [
    {
      name: 'nat alone',
      text: told(flannel, listed(['nat'])),
      messages: [
        /HNS lists nat and no network of Flannel: its agent has not made that of the pods/,
      ],
      severity: 'warning',
    },
    {
      name: 'as PowerShell lists it',
      text: told(
        flannel,
        'PS C:\\> Get-HnsNetwork | Select Name, Type\n\nName Type\n---- ----\nnat  nat\n',
      ),
      messages: [/HNS lists nat/],
    },
  ],
})
