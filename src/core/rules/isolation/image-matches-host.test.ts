import { testRule } from '../../testing/test-rule.ts'
import { imageMatchesHost } from './image-matches-host.ts'

const servercore = (tag: string) => `mcr.microsoft.com/windows/servercore:${tag}`

testRule(imageMatchesHost, {
  valid: [
    {},
    { windowsRelease: 'ltsc2025', image: servercore('ltsc2022') },
    { windowsRelease: '23H2', image: servercore('ltsc2022') },
    { windowsRelease: 'ltsc2022', image: servercore('ltsc2019'), isolation: 'hyperv' },
    { windowsRelease: 'ltsc2019', image: servercore('ltsc2022'), isolation: 'hostprocess' },
  ],
  invalid: [
    {
      given: { windowsRelease: 'ltsc2019', image: servercore('ltsc2022') },
      message:
        /process isolation Windows Server 2019 \(10\.0\.17763\) runs images of Windows Server 2019, not of Windows Server 2022 \(10\.0\.20348\)/,
      severity: 'error',
      suggestion: { imageRelease: 'ltsc2019', image: servercore('ltsc2019') },
    },
    {
      given: { windowsRelease: 'ltsc2025', image: servercore('ltsc2019') },
      message:
        /runs images of Windows Server 2022 or Windows Server 2025, not of Windows Server 2019/,
      severity: 'error',
    },
    {
      given: { windowsRelease: 'ltsc2022', image: servercore('ltsc2025'), isolation: 'hyperv' },
      message: /up to its own build, not of Windows Server 2025/,
      severity: 'error',
    },
    {
      given: { windowsRelease: 'ltsc2022', image: 'app:v1', imageRelease: '1909' },
      severity: 'error',
      suggestion: { imageRelease: 'ltsc2022' },
    },
    // The verdict does not hang on the Kubernetes version.
    {
      given: {
        kubernetesVersion: '1.37',
        windowsRelease: 'ltsc2022',
        image: servercore('ltsc2025'),
      },
      severity: 'error',
    },
    {
      given: { windowsRelease: '23H2', image: servercore('ltsc2022'), isolation: 'hyperv' },
      severity: 'unknown',
    },
  ],
})
