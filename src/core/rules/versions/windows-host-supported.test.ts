import { testRule } from '../../testing/test-rule.ts'
import { windowsHostSupported } from './windows-host-supported.ts'

testRule(windowsHostSupported, {
  valid: [
    {},
    { kubernetesVersion: '1.14', windowsRelease: 'ltsc2019' },
    { kubernetesVersion: '1.20', windowsRelease: '2004' },
    { kubernetesVersion: '1.25', windowsRelease: '20H2' },
    { kubernetesVersion: '1.37', windowsRelease: 'ltsc2025' },
    { kubernetesVersion: '1.30', windowsRelease: '23H2', platform: 'aks' },
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.20', windowsRelease: 'ltsc2022' },
      message: /Kubernetes 1\.20 supports .*2019.* not Windows Server 2022/,
      severity: 'error',
      suggestion: { windowsRelease: 'ltsc2019' },
    },
    { given: { kubernetesVersion: '1.26', windowsRelease: '20H2' }, severity: 'error' },
    { given: { kubernetesVersion: '1.36', windowsRelease: 'ltsc2019' }, severity: 'error' },
    { given: { kubernetesVersion: '1.30', windowsRelease: '23H2' }, severity: 'error' },
    { given: { windowsRelease: 'ltsc2016' }, suggestion: { windowsRelease: 'ltsc2025' } },
    // The list of 1.34 is a conclusion, and so is everything about 1.37.
    { given: { kubernetesVersion: '1.34', windowsRelease: 'ltsc2025' }, severity: 'warning' },
    { given: { kubernetesVersion: '1.37', windowsRelease: 'ltsc2019' }, severity: 'warning' },
  ],
})
