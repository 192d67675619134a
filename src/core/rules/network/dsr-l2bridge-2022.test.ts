import { testRule } from '../../testing/test-rule.ts'
import { dsrL2bridge2022 } from './dsr-l2bridge-2022.ts'

testRule(dsrL2bridge2022, {
  valid: [
    {
      directServerReturn: true,
      networkMode: 'overlay',
      windowsRelease: 'ltsc2022',
      kubernetesVersion: '1.28',
    },
    {
      directServerReturn: true,
      networkMode: 'l2bridge',
      windowsRelease: 'ltsc2025',
      kubernetesVersion: '1.28',
    },
    {
      directServerReturn: true,
      networkMode: 'l2bridge',
      windowsRelease: 'ltsc2022',
      kubernetesVersion: '1.34',
    },
  ],
  invalid: [
    {
      given: {
        directServerReturn: true,
        networkMode: 'l2bridge',
        windowsRelease: 'ltsc2022',
        kubernetesVersion: '1.28',
      },
      severity: 'warning',
    },
  ],
})
