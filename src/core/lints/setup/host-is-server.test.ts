import { testLint } from '../../testing/test-lint.ts'
import { hostIsServer } from './host-is-server.ts'

const row = (system: string) =>
  `w1   Ready   <none>   9d   v1.29.4   10.0.0.5   <none>   ${system}   containerd://1.7.16\n`
const info = 'OsName : Microsoft Windows 11 Pro\nOsVersion : 10.0.22631\nCsName : PC\n'

testLint(hostIsServer, {
  valid: [
    { name: 'a server', text: row('Windows Server 2022 Datacenter   10.0.20348.2527') },
    { name: 'a workstation, which may be no node', text: info },
    { name: 'what somebody says of a desk', text: 'I run kubectl on Windows 11.\n' },
    { name: 'a desk beside nodes', text: 'From my Windows 11 laptop I look at the nodes.\n' },
    { name: 'an image that somebody adds', text: 'We add a Windows 10 image to the cluster.\n' },
  ],
  invalid: [
    {
      name: 'a client that shall join',
      text: 'We want to join a Windows 11 Pro machine to our cluster.\n',
      messages: [/The node runs Windows 11 Pro/],
      severity: 'warning',
    },
    {
      name: 'clients that shall be nodes',
      text: 'We want to use Windows 11 Pro 23H2 (10.0.22631.3155) laptops as Kubernetes 1.29 nodes.\n',
      messages: [/The node runs Windows 11 Pro/],
      severity: 'warning',
    },
    {
      name: 'a client as a node',
      text: 'My worker node is Windows 10.\n',
      messages: [/The node runs Windows 10/],
      severity: 'warning',
    },
    {
      name: 'a build that no server has, beside a kubelet',
      text: 'PS C:\\> (Get-ComputerInfo).OsBuildNumber\n22621\nPS C:\\> kubelet --version\nKubernetes v1.30.2\n',
      messages: [/The node runs Windows 11 \(22621\)/],
      severity: 'warning',
    },
    {
      name: 'a client in the list of nodes',
      text: row('Windows 10 Pro   10.0.19045.4291'),
      messages: [/The node runs Windows 10 Pro/],
      severity: 'warning',
    },
  ],
})
