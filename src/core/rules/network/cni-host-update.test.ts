import { testRule } from '../../testing/test-rule.ts'
import { cniHostUpdate } from './cni-host-update.ts'

testRule(cniHostUpdate, {
  valid: [
    { cni: 'ovn-kubernetes', windowsRelease: 'ltsc2022', windowsRevision: 681 },
    { windowsRelease: 'ltsc2022', windowsRevision: 600 },
  ],
  invalid: [
    {
      given: { cni: 'ovn-kubernetes', windowsRelease: 'ltsc2022', windowsRevision: 0 },
      severity: 'unknown',
      message: /the revision of the node was not given/,
    },
    {
      given: { cni: 'ovn-kubernetes', windowsRelease: 'ltsc2022', windowsRevision: 600 },
      severity: 'warning',
      message: /KB5012637/,
    },
  ],
})
