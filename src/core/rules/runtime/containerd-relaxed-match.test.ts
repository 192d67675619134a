import { testRule } from '../../testing/test-rule.ts'
import { containerdRelaxedMatch } from './containerd-relaxed-match.ts'

const node = { windowsRelease: 'ltsc2025', imageRelease: 'ltsc2022' } as const

testRule(containerdRelaxedMatch, {
  valid: [
    {},
    node,
    { ...node, runtimeVersion: '1.7.6' },
    { ...node, runtimeVersion: '1.6.23' },
    { ...node, runtimeVersion: '1.7.5', isolation: 'hyperv' },
    { windowsRelease: 'ltsc2022', runtimeVersion: '1.7.5' },
    { windowsRelease: 'ltsc2022', imageRelease: 'ltsc2019', runtimeVersion: '1.7.5' },
  ],
  invalid: [
    {
      given: { ...node, runtimeVersion: '1.7.5' },
      message: /1\.7\.5 looks for the build of Windows Server 2025 alone/,
      severity: 'error',
      suggestion: { runtimeVersion: '2.3.4' },
    },
    {
      given: {
        windowsRelease: '23H2',
        imageRelease: 'ltsc2022',
        kubernetesVersion: '1.23',
        containerRuntime: 'containerd',
        runtimeVersion: '1.5.18',
      },
      severity: 'error',
      suggestion: { runtimeVersion: '1.7.34' },
    },
  ],
})
