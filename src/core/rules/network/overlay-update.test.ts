import { testRule } from '../../testing/test-rule.ts'
import { overlayUpdate } from './overlay-update.ts'

testRule(overlayUpdate, {
  valid: [
    { windowsRelease: 'ltsc2019', windowsRevision: 379 },
    { windowsRelease: 'ltsc2019', installedKBs: ['KB4489899'] },
    { windowsRelease: 'ltsc2022', windowsRevision: 1 },
    { windowsRelease: 'ltsc2019', windowsRevision: 100, networkMode: 'l2bridge' },
  ],
  invalid: [
    {
      given: { windowsRelease: 'ltsc2019', windowsRevision: 0 },
      severity: 'unknown',
      message: /the revision of the node was not given/,
    },
    {
      given: { windowsRelease: 'ltsc2019', windowsRevision: 348 },
      severity: 'error',
      message: /KB4489899/,
      suggestion: { windowsRevision: 379 },
    },
  ],
})
