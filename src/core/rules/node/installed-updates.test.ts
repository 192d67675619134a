import { testRule } from '../../testing/test-rule.ts'
import { installedUpdates } from './installed-updates.ts'

testRule(installedUpdates, {
  valid: [
    {},
    { windowsRelease: 'ltsc2019', installedKBs: ['KB4489899', 'KB9999999'] },
    { windowsRelease: 'ltsc2019', windowsRevision: 504, installedKBs: ['kb4489899'] },
  ],
  invalid: [
    {
      given: { windowsRelease: 'ltsc2019', installedKBs: ['4489899'] },
      message: /'4489899' is no number of an update/,
      severity: 'info',
    },
    {
      given: { windowsRelease: 'ltsc2022', installedKBs: ['KB4489899'] },
      message: /KB4489899 is an update of Windows Server 2019/,
    },
    {
      given: { windowsRelease: 'ltsc2019', windowsRevision: 348, installedKBs: ['KB4489899'] },
      message: /brings revision 379, the node has 348/,
    },
  ],
})
