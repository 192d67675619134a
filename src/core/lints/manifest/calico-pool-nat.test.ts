import { testLint } from '../../testing/test-lint.ts'
import { calicoPoolNat } from './calico-pool-nat.ts'

const pool = (spec: object) => ({
  apiVersion: 'projectcalico.org/v3',
  kind: 'IPPool',
  metadata: { name: 'default-ipv4-ippool' },
  spec: { cidr: '10.48.0.0/16', ...spec },
})
const installation = (one: object) => ({
  apiVersion: 'operator.tigera.io/v1',
  kind: 'Installation',
  metadata: { name: 'default' },
  spec: { calicoNetwork: { windowsDataplane: 'HNS', ipPools: [{ cidr: '10.48.0.0/16', ...one }] } },
})

testLint(calicoPoolNat, {
  valid: [
    { name: 'a pool with it', document: pool({ vxlanMode: 'Always', natOutgoing: true }) },
    { name: 'a pool that says nothing of it', document: pool({ vxlanMode: 'Always' }) },
    {
      name: 'addresses that BGP tells the network',
      document: pool({ vxlanMode: 'Never', ipipMode: 'Never', natOutgoing: false }),
    },
    ...[
      { name: 'a pool of Linux nodes', nodeSelector: 'kubernetes.io/os == "linux"' },
      { name: 'a pool by a label of one’s own', nodeSelector: 'has(pool-of-routers)' },
      { name: 'a pool of all but Windows nodes', nodeSelector: 'kubernetes.io/os != "windows"' },
      { name: 'the same as a set', nodeSelector: "kubernetes.io/os not in {'windows'}" },
      { name: 'a pool for Services', allowedUses: ['LoadBalancer'] },
      { name: 'a pool that is out of use', disabled: true },
      { name: 'a pool of IPv6', cidr: 'fd00:10:244::/56' },
    ].map(({ name, ...more }) => ({
      name,
      document: pool({ vxlanMode: 'Always', natOutgoing: false, ...more }),
    })),
    {
      name: 'an Installation with it',
      document: installation({ encapsulation: 'VXLAN', natOutgoing: 'Enabled' }),
    },
  ],
  invalid: [
    {
      name: 'a pool of Windows nodes without it',
      document: pool({
        vxlanMode: 'Always',
        natOutgoing: false,
        nodeSelector: 'kubernetes.io/os == "windows"',
        allowedUses: ['Workload', 'Tunnel'],
      }),
      messages: [/hosts outside of the cluster without a route/],
    },
    {
      name: 'a pool of a set of nodes',
      document: pool({
        vxlanMode: 'Always',
        natOutgoing: false,
        nodeSelector: "kubernetes.io/os in {'windows'}",
      }),
      messages: [/natOutgoing is off/],
    },
    {
      name: 'a pool of all nodes',
      document: pool({ vxlanMode: 'Always', natOutgoing: false, nodeSelector: 'all()' }),
      messages: [/natOutgoing is off/],
    },
    {
      name: 'a pool without it',
      document: pool({ vxlanMode: 'Always', natOutgoing: false }),
      messages: [/natOutgoing is off for a VXLAN pool/],
      severity: 'warning',
    },
    {
      name: 'an Installation without it',
      document: installation({ encapsulation: 'VXLAN', natOutgoing: 'Disabled' }),
      messages: [/natOutgoing is off for a VXLAN pool/],
      severity: 'warning',
    },
  ],
})
