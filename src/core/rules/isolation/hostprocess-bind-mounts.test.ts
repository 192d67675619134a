import { testRule } from '../../testing/test-rule.ts'
import { hostprocessBindMounts } from './hostprocess-bind-mounts.ts'

const node = { windowsRelease: 'ltsc2019', kubernetesVersion: '1.30' } as const

testRule(hostprocessBindMounts, {
  base: 'hostprocess',
  valid: [
    {},
    node,
    { ...node, windowsRevision: 3165 },
    { ...node, windowsRevision: 2000, runtimeVersion: '1.6.39' },
    { ...node, windowsRelease: 'ltsc2022', windowsRevision: 202 },
  ],
  invalid: [
    {
      given: { ...node, windowsRevision: 2803 },
      message: /Revision 2803 is older than 3165/,
      severity: 'warning',
      suggestion: { windowsRevision: 3165 },
    },
  ],
})
