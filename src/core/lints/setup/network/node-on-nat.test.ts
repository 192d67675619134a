import { testLint } from '../../../testing/test-lint.ts'
import { nodeOnNat } from './node-on-nat.ts'

const row = (name: string, address: string, os: string) =>
  `${name}  Ready   <none>  3d   v1.29.6  ${address}  <none>       ${os}  10.0.20348.2582  containerd://1.7.16\n`
const nodes = (windows: string, linux: string) =>
  `NAME   STATUS  ROLES   AGE  VERSION  INTERNAL-IP  EXTERNAL-IP  OS-IMAGE  KERNEL-VERSION  CONTAINER-RUNTIME\n${row('lin1', linux, 'Ubuntu 22.04.4 LTS').replace('10.0.20348.2582', '5.15.0-112-generic')}${row('win1', windows, 'Windows Server 2022 Standard')}`

testLint(nodeOnNat, {
  valid: [
    { name: 'addresses of one network', text: nodes('192.168.56.17', '192.168.56.11') },
    {
      name: 'the only machine',
      text: `NAME   STATUS  ROLES   AGE  VERSION  INTERNAL-IP  EXTERNAL-IP  OS-IMAGE  KERNEL-VERSION  CONTAINER-RUNTIME\n${row('win1', '10.0.2.15', 'Windows Server 2022 Standard')}`,
    },
    { name: 'a network that is 10.0.2.0/24', text: nodes('10.0.2.15', '10.0.2.4') },
    { name: 'another network for Windows', text: nodes('10.9.2.15', '192.168.56.11') },
    { name: 'a Linux node on its NAT adapter', text: nodes('192.168.56.17', '10.0.2.15') },
  ],
  invalid: [
    {
      name: 'the adapter of VirtualBox for NAT',
      text: nodes('10.0.2.15', '192.168.56.11'),
      messages: [/win1 is registered with 10\.0\.2\.15.*lin1 has 192\.168\.56\.11/],
      severity: 'warning',
    },
  ],
})
