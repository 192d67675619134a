import { testLint } from '../../../testing/test-lint.ts'
import { portOpen } from './port-open.ts'

const tried = (port: number, answer: string) =>
  `PS C:\\> Test-NetConnection rancher.example.org -Port ${port}

ComputerName     : rancher.example.org
RemoteAddress    : 10.20.0.4
RemotePort       : ${port}
SourceAddress    : 10.20.0.31
TcpTestSucceeded : ${answer}
`
const rke2 = 'Release v1.30.2+rke2r1, a Windows agent.\n'

testLint(portOpen, {
  valid: [
    { name: 'another distribution', text: 'kubeadm 1.30, port 9345 is blocked.\n' },
    { name: 'a port that answers', text: rke2 + tried(9345, 'True') },
    { name: 'a port that nothing here needs', text: `${rke2}Port 8080 is blocked.\n` },
    {
      name: 'a mode without VXLAN',
      text: 'RKE2 with flannel host-gw on Windows Server 2022. UDP 4789 is closed between the nodes.\n',
    },
    { name: 'a network without VXLAN', text: 'Kubernetes 1.30. UDP port 4789 is closed.\n' },
  ],
  invalid: [
    {
      name: 'the port of the servers, in words',
      text: `${rke2}Port 9345 is blocked between the agent and the servers.\n`,
      messages: [/TCP port 9345 is closed: agents of RKE2 join at it/],
    },
    {
      name: 'the port of the servers, tried',
      text: rke2 + tried(9345, 'False'),
      messages: [/TCP port 9345 is closed/],
    },
    {
      name: 'VXLAN',
      text: `${rke2}The firewall does not allow UDP 4789 between the nodes.\n`,
      messages: [/UDP port 4789 is closed: VXLAN/],
    },
    {
      name: 'the kubelet',
      text: 'A Windows node of 1.30. TCP 10250 is blocked.\n',
      messages: [/TCP port 10250 is closed/],
    },
  ],
})
