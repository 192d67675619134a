import { testLint } from '../../../testing/test-lint.ts'
import { providerAddressOfNode } from './provider-address-of-node.ts'

const file = (address: string) =>
  `=== a.conf ===\n{"cniVersion": "0.2.0", "name": "flannel.4096", "type": "flannel", "delegate": {"type": "sdnoverlay", "AdditionalArgs": [\n {"Name": "EndpointPolicy", "Value": {"Type": "ProviderAddress", "Settings": {"ProviderAddress": "${address}"}}}]}}\n`
const adapters =
  '=== ip.txt ===\nWindows IP Configuration\n\nEthernet adapter vEthernet (Ethernet):\n   IPv4 Address. . . . . . . . . . . : 10.9.0.4\n   Default Gateway . . . . . . . . . : 10.9.0.1\n\nEthernet adapter vEthernet (nat):\n   IPv4 Address. . . . . . . . . . . : 172.30.1.1\n'

testLint(providerAddressOfNode, {
  valid: [
    { name: 'its own', text: file('10.9.0.4') + adapters },
    { name: 'its own, in words', text: `The Windows node's IP is 10.9.0.4.\n${file('10.9.0.4')}` },
    {
      name: 'the address of a Linux node in words',
      text: `The Linux node's address is 10.9.0.4.\n${file('10.9.0.5')}`,
    },
    { name: 'no adapter was sent', text: file('10.9.0.5') },
    { name: 'a word that a script fills in', text: file('IPADDRESS') + adapters },
    {
      name: 'that of another node',
      text: `${file('10.9.0.5')}${adapters}=== nodes.txt ===\nNAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME\nw2     Ready    <none>   9d    v1.30.4   10.9.0.5   <none>   Windows Server 2022 Datacenter   10.0.20348.4052   containerd://1.7.20\n`,
    },
  ],
  invalid: [
    {
      name: 'another address than somebody tells',
      text: `The Windows node's address is 10.9.0.4 since Monday.\n${file('10.9.0.5')}`,
      messages: [/ProviderAddress is 10\.9\.0\.5, and the node has 10\.9\.0\.4/],
      severity: 'warning',
    },
    {
      name: 'an address that no node of the cluster has',
      text: `${file('10.9.0.5')}=== nodes.txt ===\nNAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME\nw2     Ready    <none>   9d    v1.30.4   10.9.0.7   <none>   Windows Server 2022 Datacenter   10.0.20348.4052   containerd://1.7.20\n`,
      messages: [/ProviderAddress is 10\.9\.0\.5, and the node has 10\.9\.0\.7/],
      severity: 'warning',
    },
    {
      name: 'an address of before',
      text: file('10.9.0.5') + adapters,
      messages: [/ProviderAddress is 10\.9\.0\.5, and the node has 10\.9\.0\.4/],
      severity: 'warning',
    },
  ],
})
