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
    {
      name: 'an Installation with it',
      document: installation({ encapsulation: 'VXLAN', natOutgoing: 'Enabled' }),
    },
  ],
  invalid: [
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
