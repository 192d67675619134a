import { testLint } from '../../../testing/test-lint.ts'
import { calicoHostEndpoint } from './calico-host-endpoint.ts'

const nodes = `NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION     CONTAINER-RUNTIME
lin-b   Ready    <none>   88d   v1.32.6   10.5.0.5      <none>        Ubuntu 24.04.2 LTS               6.8.0-60-generic   containerd://1.7.27
win-c   Ready    <none>   88d   v1.32.6   10.5.0.9      <none>        Windows Server 2022 Datacenter   10.0.20348.3807    containerd://1.7.27
`
const endpoint = (name: string, node: string, adapter = '') => `
=== hep.yaml ===
apiVersion: projectcalico.org/v3
kind: HostEndpoint
metadata: { name: ${name} }
spec:
  node: ${node}${adapter === '' ? '' : `\n  interfaceName: ${adapter}`}
`

testLint(calicoHostEndpoint, {
  valid: [
    { name: 'a node of Linux', text: nodes + endpoint('lin', 'lin-b', 'eth0') },
    {
      name: 'that which Calico makes for each node',
      text: nodes + endpoint('win-c-auto-hep', 'win-c'),
    },
    { name: 'a node that nobody knows', text: nodes + endpoint('x', 'other', 'ens192') },
    {
      name: 'all adapters of a node that nobody knows',
      text: nodes + endpoint('x', 'other', '"*"'),
    },
    {
      name: 'a kind of another group',
      text: (nodes + endpoint('win', 'win-c')).replace('projectcalico.org/v3', 'example.org/v1'),
    },
  ],
  invalid: [
    {
      name: 'a Windows node',
      text: nodes + endpoint('win', 'WIN-C', '"*"'),
      messages: [/HostEndpoint is of a Windows node; Calico has no policy for hosts/],
      severity: 'warning',
    },
    {
      name: 'an adapter of Windows',
      text: endpoint('win', 'other', 'vEthernet (Ethernet0)'),
      messages: [/HostEndpoint is of a Windows node/],
      severity: 'warning',
    },
  ],
})
