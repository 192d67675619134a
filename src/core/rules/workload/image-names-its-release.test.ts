import { testRule } from '../../testing/test-rule.ts'
import { imageNamesItsRelease } from './image-names-its-release.ts'

testRule(imageNamesItsRelease, {
  valid: [
    {},
    { image: 'mcr.microsoft.com/windows/nanoserver:1809', imageRelease: 'ltsc2019' },
    { image: 'registry.local/app:v2', imageRelease: '1909' },
  ],
  invalid: [
    {
      given: { image: 'mcr.microsoft.com/windows/servercore:ltsc2019', imageRelease: 'ltsc2022' },
      message:
        /servercore:ltsc2019 names Windows Server 2019, but the chosen release of the image is Windows Server 2022/,
      severity: 'error',
      suggestion: { image: 'mcr.microsoft.com/windows/servercore:ltsc2022' },
    },
    {
      given: { image: 'app:ltsc2019@sha256:0011', imageRelease: 'ltsc2022' },
      suggestion: { imageRelease: 'ltsc2019' },
    },
  ],
})
