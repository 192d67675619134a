import { testRule } from '../../testing/test-rule.ts'
import { dsrHost } from './dsr-host.ts'

testRule(dsrHost, {
  valid: [
    { directServerReturn: true },
    {
      directServerReturn: true,
      windowsRelease: 'ltsc2019',
      windowsRevision: 1554,
      kubernetesVersion: '1.22',
    },
    { directServerReturn: true, windowsRelease: '1903', kubernetesVersion: '1.18' },
    { windowsRelease: 'ltsc2019', windowsRevision: 100 },
  ],
  invalid: [
    {
      given: { directServerReturn: true, windowsRelease: 'ltsc2019', kubernetesVersion: '1.22' },
      message: /the revision of the node was not given/,
      severity: 'unknown',
    },
    {
      given: { directServerReturn: true, windowsRelease: 'ltsc2019', kubernetesVersion: '1.18' },
      severity: 'error',
      basis: 'refused',
      suggestion: { directServerReturn: false },
    },
    {
      given: { directServerReturn: true, windowsRelease: '1803', kubernetesVersion: '1.22' },
      severity: 'error',
    },
    {
      given: {
        directServerReturn: true,
        windowsRelease: 'ltsc2019',
        windowsRevision: 1216,
        kubernetesVersion: '1.22',
      },
      severity: 'error',
      suggestion: { windowsRevision: 1217 },
    },
    {
      given: {
        directServerReturn: true,
        windowsRelease: 'ltsc2019',
        windowsRevision: 1217,
        kubernetesVersion: '1.22',
      },
      severity: 'warning',
      suggestion: { windowsRevision: 1554 },
    },
  ],
})
