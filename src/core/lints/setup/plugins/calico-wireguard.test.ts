import { testLint } from '../../../testing/test-lint.ts'
import { calicoWireguard } from './calico-wireguard.ts'

const felix = (key: string) => `apiVersion: projectcalico.org/v3
kind: FelixConfiguration
metadata: { name: default }
spec: { ${key} }
`
const windows = `---
apiVersion: operator.tigera.io/v1
kind: Installation
metadata: { name: default }
spec:
  serviceCIDRs: [10.96.0.0/16]
  calicoNetwork: { windowsDataplane: HNS }
`

testLint(calicoWireguard, {
  valid: [
    { name: 'a cluster of Linux', text: felix('wireguardEnabled: true') },
    { name: 'WireGuard that is off', text: felix('wireguardEnabled: false') + windows },
  ],
  invalid: [
    {
      name: 'WireGuard beside Windows nodes',
      text: felix('wireguardEnabled: true') + windows,
      messages: [/wireguardEnabled is true; Calico has no WireGuard on Windows/],
      severity: 'warning',
    },
    {
      name: 'that of the other family',
      text: felix('wireguardEnabledV6: true') + windows,
      messages: [/wireguardEnabledV6/],
      severity: 'warning',
    },
  ],
})
