import { testLint } from '../../../testing/test-lint.ts'
import { calicoEbpf } from './calico-ebpf.ts'

const installation = (network: string) => `apiVersion: operator.tigera.io/v1
kind: Installation
metadata: { name: default }
spec:
  serviceCIDRs: [10.96.0.0/16]
  calicoNetwork: { ${network} }
`
const felix = (name: string, spec: string) => `---
apiVersion: projectcalico.org/v3
kind: FelixConfiguration
metadata: { name: ${name} }
spec: { ${spec} }
`

testLint(calicoEbpf, {
  valid: [
    { name: 'a cluster of Linux', text: installation('linuxDataplane: BPF') },
    {
      name: 'iptables',
      text: installation('linuxDataplane: Iptables, windowsDataplane: HNS'),
    },
    {
      name: 'one node of Linux',
      text: installation('windowsDataplane: HNS') + felix('node.lin1', 'bpfEnabled: true'),
    },
    {
      name: 'eBPF that is off',
      text: installation('windowsDataplane: HNS') + felix('default', 'bpfEnabled: false'),
    },
  ],
  invalid: [
    {
      name: 'eBPF beside Windows nodes',
      text: installation('linuxDataplane: BPF, windowsDataplane: HNS'),
      messages: [/^linuxDataplane is BPF; Calico lists eBPF/],
      severity: 'warning',
    },
    {
      name: 'Felix of all nodes',
      text: installation('windowsDataplane: HNS') + felix('default', 'bpfEnabled: true'),
      messages: [/^bpfEnabled is true for all nodes/],
      severity: 'warning',
    },
  ],
})
