import { testLint } from '../../../testing/test-lint.ts'
import { hostAddress } from './host-address.ts'

const adapter = (name: string, label: string, address: string) => `
Ethernet adapter ${name}:

   DHCP Enabled. . . . . . . . . . . : Yes
   ${label}: ${address}(Preferred)
   Subnet Mask . . . . . . . . . . . : 255.255.0.0
`
const lost = adapter('vEthernet (Ethernet0)', 'Autoconfiguration IPv4 Address. . ', '169.254.33.41')
const own = adapter('Ethernet0', 'IPv4 Address. . . . . . . . . . . ', '10.30.1.21')

testLint(hostAddress, {
  valid: [
    {
      name: 'the address that flanneld looks for',
      text: `Windows IP Configuration\n${own}\nC:\\k>nssm get flanneld AppParameters\n--kube-subnet-mgr --iface=10.30.1.21\n`,
    },
    {
      name: 'the adapters of another node',
      text: `Windows IP Configuration\n${own}\nC:\\k>nssm get flanneld AppParameters\n--kube-subnet-mgr --iface=10.30.1.99\nC:\\k>kubectl get nodes -o wide\nNAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   OS-IMAGE                         KERNEL-VERSION     CONTAINER-RUNTIME\nwin9   Ready    <none>   20h   v1.29.3   10.30.1.99    Windows Server 2022 Datacenter   10.0.20348.1850    containerd://1.7.21\n`,
    },
    { name: 'an address', text: `Windows IP Configuration\n${own}` },
    { name: 'a spare adapter', text: `Windows IP Configuration\n${own}${lost}` },
  ],
  invalid: [
    {
      name: 'that flanneld takes',
      text: 'I0301 09:00:11.200000    4136 main.go:531] Using interface with name vEthernet (Ethernet) and address 169.254.12.7',
      messages: [/169\.254\.12\.7 is one that Windows takes/],
      severity: 'warning',
    },
    {
      name: 'an address that the kubelet is told and the node has not',
      text: `Windows IP Configuration\n${own}\nC:\\k>nssm get kubelet AppParameters\n--node-ip=10.30.1.99 --max-pods=30\n`,
      messages: [/The kubelet looks for an adapter with 10\.30\.1\.99/],
      severity: 'error',
    },
    {
      name: 'an address that flanneld looks for and the node has no more',
      text: `Windows IP Configuration\n${own}\nC:\\k>nssm get flanneld AppParameters\n--kube-subnet-mgr --iface=10.30.1.99\n`,
      messages: [/looks for an adapter with 10\.30\.1\.99, and the node has 10\.30\.1\.21/],
      severity: 'error',
    },
    {
      name: 'no address from DHCP',
      text: `Windows IP Configuration\n${lost}`,
      messages: [/169\.254\.33\.41 is one that Windows takes where no DHCP server answers/],
      severity: 'warning',
    },
    {
      name: 'an HNS network that was made without',
      text: 'PS C:\\> Get-HnsNetwork\nManagementIP : 169.254.1.2\nName : cbr0\nType : L2Bridge\n',
      messages: [/169\.254\.1\.2/],
    },
  ],
})
