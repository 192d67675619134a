import { testRule } from '../../testing/test-rule.ts'
import { gkeWindowsHost } from './gke-windows-host.ts'

testRule(gkeWindowsHost, {
  valid: [
    {},
    { platform: 'gke', windowsRelease: 'ltsc2022' },
    { platform: 'gke', windowsRelease: 'ltsc2019' },
    { platform: 'gcp', windowsRelease: 'ltsc2025' },
  ],
  invalid: [
    {
      given: { platform: 'gke', kubernetesVersion: '1.27', windowsRelease: '2004' },
      message: /makes no pool with Windows Server, version 2004/,
      severity: 'error',
    },
    {
      given: { platform: 'gke', kubernetesVersion: '1.37', windowsRelease: '23H2' },
      severity: 'error',
    },
    {
      given: { platform: 'gke', windowsRelease: 'ltsc2025' },
      severity: 'error',
      suggestion: { windowsRelease: 'ltsc2022' },
    },
    { given: { platform: 'gke', windowsRelease: '20H2' }, severity: 'error' },
  ],
})
