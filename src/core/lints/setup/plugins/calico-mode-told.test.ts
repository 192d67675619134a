import { testLint } from '../../../testing/test-lint.ts'
import { calicoModeTold } from './calico-mode-told.ts'

testLint(calicoModeTold, {
  valid: [
    { name: 'VXLAN', text: 'Calico VXLAN, Windows Server 2022 nodes' },
    { name: 'nodes of Linux alone', text: 'Calico with IPIP, three Linux nodes' },
    { name: 'eBPF that is off', text: 'Calico, eBPF is off, Windows Server 2022 nodes' },
    { name: 'a question', text: 'Windows Server 2022 nodes, does Calico support WireGuard there?' },
    {
      name: 'words beside the object, which is judged itself',
      text: '=== mail.txt ===\nCalico with IPIP encapsulation, one windows worker (ws2019).\n\n=== pool.yaml ===\napiVersion: crd.projectcalico.org/v1\nkind: IPPool\nmetadata: {name: a}\nspec: {cidr: 10.244.0.0/16, ipipMode: Always}\n',
    },
    { name: 'another plugin', text: 'Cilium with eBPF, Windows Server 2022 nodes' },
  ],
  invalid: [
    {
      name: 'eBPF',
      text: 'We installed Calico with the eBPF dataplane, now we add 2 Windows Server 2022 nodes.',
      messages: [/eBPF dataplane here: it lists eBPF among what it does not support/],
      severity: 'warning',
    },
    {
      name: 'IPIP',
      text: 'Calico with IPIP encapsulation, one windows worker (ws2019).',
      messages: [/no IPIP and nothing cross-subnet/],
      severity: 'warning',
    },
    {
      name: 'WireGuard',
      text: 'Calico 3.27 with WireGuard, Windows Server 2022 nodes',
      messages: [/have no WireGuard/],
      severity: 'warning',
    },
  ],
})
