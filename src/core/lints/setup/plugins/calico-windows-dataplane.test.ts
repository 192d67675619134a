import { testLint } from '../../../testing/test-lint.ts'
import { calicoWindowsDataplane } from './calico-windows-dataplane.ts'

const installation = (more = '') =>
  `=== i.yaml ===\napiVersion: operator.tigera.io/v1\nkind: Installation\nmetadata: {name: default}\nspec:\n  serviceCIDRs: ["10.96.0.0/12"]\n  calicoNetwork:\n    bgp: Disabled\n${more}    ipPools:\n    - cidr: 10.1.0.0/16\n      encapsulation: VXLAN\n`
const node = (status: string) =>
  `=== nodes.txt ===\nNAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME\nw1   ${status}   <none>   6d   v1.30.3   10.9.0.61   <none>   Windows Server 2022 Datacenter   10.0.20348.2340   containerd://1.7.5\n`

testLint(calicoWindowsDataplane, {
  valid: [
    {
      name: 'the data plane',
      text: installation('    windowsDataplane: HNS\n') + node('NotReady'),
    },
    { name: 'a node that is ready', text: installation() + node('Ready') },
    { name: 'no Windows node', text: installation() },
    {
      name: 'a release that is installed by hand',
      text: `${installation()}${node('NotReady')}=== a.txt ===\nCalico v3.24.1\n`,
    },
  ],
  invalid: [
    {
      name: 'none, and a node that waits',
      text: installation() + node('NotReady'),
      messages: [/has no windowsDataplane, and a Windows node is not ready/],
      severity: 'warning',
    },
  ],
})
