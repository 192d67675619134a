import { testRule } from '../../testing/test-rule.ts'
import { cniHost } from './cni-host.ts'

testRule(cniHost, {
  valid: [
    {},
    { cni: 'calico', windowsRelease: 'ltsc2022' },
    { cni: 'calico', windowsRelease: 'ltsc2019' },
    { cni: 'win-overlay', windowsRelease: 'ltsc2025' },
  ],
  invalid: [
    {
      given: { cni: 'calico', windowsRelease: 'ltsc2025' },
      message:
        /Calico supports Windows releases up to Windows Server 2022, not Windows Server 2025/,
      severity: 'warning',
      basis: 'unsupported',
      suggestion: { windowsRelease: 'ltsc2022' },
    },
    { given: { cni: 'calico', windowsRelease: '23H2' }, severity: 'warning' },
  ],
})
