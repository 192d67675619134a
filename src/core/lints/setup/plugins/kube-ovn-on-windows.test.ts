import { testLint } from '../../../testing/test-lint.ts'
import { kubeOvnOnWindows } from './kube-ovn-on-windows.ts'

const words = 'Kube-OVN v1.12.4, with a Windows Server 2022 worker.\n'
const set = (lines: string, text = words) => `${text}\n${lines}\n`

testLint(kubeOvnOnWindows, {
  valid: [
    { name: 'VXLAN', text: set('TUNNEL_TYPE="vxlan"\nENABLE_SSL="false"') },
    {
      name: 'a cluster of Linux',
      text: set('TUNNEL_TYPE="geneve"', 'Kube-OVN v1.12.4, all nodes have Debian 12.\n'),
    },
    {
      name: 'a release that has no Windows nodes at all',
      text: set('TUNNEL_TYPE="geneve"', 'Kube-OVN v1.8.1, with a Windows Server 2022 worker.\n'),
    },
    {
      name: 'another network for these nodes',
      text: set(
        'TUNNEL_TYPE="geneve"',
        'CNI: Flannel, before it was Kube-OVN 1.12.4. Windows Server 2022.\n',
      ),
    },
  ],
  invalid: [
    {
      name: 'Geneve',
      text: set('TUNNEL_TYPE="geneve"'),
      messages: [/^Kube-OVN wraps packets in geneve/],
      severity: 'warning',
    },
    {
      name: 'SSL',
      text: set('TUNNEL_TYPE="vxlan"\nENABLE_SSL="true"'),
      messages: [/installed with SSL/],
      severity: 'warning',
    },
    {
      name: 'both families',
      text: set('TUNNEL_TYPE="vxlan"\nPOD_CIDR="10.61.0.0/16,fd00:61::/112"'),
      messages: [/neither IPv6 nor dual-stack/],
      severity: 'warning',
    },
    {
      name: 'a tunnel that nobody tells',
      text: words,
      messages: [/look which one this cluster has/],
      severity: 'info',
    },
    {
      name: 'two tunnels, of which nobody says which one holds, and SSL',
      text: set('TUNNEL_TYPE="vxlan"\nTUNNEL_TYPE="geneve"\nENABLE_SSL="true"'),
      messages: [/installed with SSL/],
    },
  ],
})
