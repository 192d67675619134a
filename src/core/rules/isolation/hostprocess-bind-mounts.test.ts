import { testRule } from '../../testing/test-rule.ts'
import { hostprocessBindMounts } from './hostprocess-bind-mounts.ts'

const node = { windowsRelease: 'ltsc2019', kubernetesVersion: '1.30' } as const

testRule(hostprocessBindMounts, {
  base: 'hostprocess',
  valid: [
    {},
    { ...node, windowsRevision: 3165 },
    { ...node, windowsRevision: 2000, runtimeVersion: '1.6.39' },
    { ...node, windowsRelease: 'ltsc2022', windowsRevision: 202 },
  ],
  invalid: [
    { given: node, message: /the revision of the node was not given/, severity: 'unknown' },
    {
      given: { ...node, windowsRevision: 2803 },
      message: /from revision 3165 .*; revision 2803 is older/,
      severity: 'warning',
      suggestion: { windowsRevision: 3165 },
    },
  ],
})
