import { testRule } from '../../testing/test-rule.ts'
import { containerdHostBuild } from './containerd-host-build.ts'

testRule(containerdHostBuild, {
  valid: [
    {},
    { windowsRelease: 'ltsc2019' },
    { windowsRelease: 'ltsc2016', containerRuntime: 'docker' },
  ],
  invalid: [
    {
      given: { windowsRelease: '1803' },
      message: /build 17134\); it needs build 17763/,
      severity: 'error',
      suggestion: { windowsRelease: 'ltsc2019' },
    },
    { given: { windowsRelease: 'ltsc2016' }, severity: 'error' },
  ],
})
