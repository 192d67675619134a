import { testRule } from '../../testing/test-rule.ts'
import { poolWindowsRetirement } from './pool-windows-retirement.ts'

testRule(poolWindowsRetirement, {
  valid: [
    {},
    { platform: 'aks', windowsRelease: 'ltsc2025' },
    { platform: 'aks', windowsRelease: 'ltsc2019', joinMethod: 'kubeconfig' },
    { platform: 'gke', windowsRelease: 'ltsc2022' },
  ],
  invalid: [
    {
      given: { platform: 'aks', kubernetesVersion: '1.32', windowsRelease: 'ltsc2019' },
      severity: 'warning',
      message: /on 2026-03-01\. From 2027-04-01 on/,
      suggestion: { windowsRelease: 'ltsc2025' },
    },
    {
      given: { platform: 'aks', windowsRelease: 'ltsc2022' },
      severity: 'info',
      message: /until 2028-06-30/,
    },
    {
      given: { platform: 'aks', kubernetesVersion: '1.33', windowsRelease: '23H2' },
      severity: 'error',
      message: /Since 2026-05-15/,
    },
    {
      given: { platform: 'gke', kubernetesVersion: '1.33', windowsRelease: 'ltsc2019' },
      severity: 'warning',
      suggestion: { windowsRelease: 'ltsc2022' },
    },
  ],
})
