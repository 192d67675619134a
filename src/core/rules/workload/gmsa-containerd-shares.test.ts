import { testRule } from '../../testing/test-rule.ts'
import { gmsaContainerdShares } from './gmsa-containerd-shares.ts'

const given = {
  gmsaCredentialSpec: 'webapp1',
  kubernetesVersion: '1.24',
  windowsRelease: 'ltsc2019',
} as const

testRule(gmsaContainerdShares, {
  valid: [
    {},
    { ...given, gmsaCredentialSpec: '' },
    { ...given, windowsRelease: 'ltsc2022' },
    { ...given, kubernetesVersion: '1.20', containerRuntime: 'docker' },
    { ...given, windowsRevision: 1817 },
    { ...given, installedKBs: ['KB5000822'] },
  ],
  invalid: [
    {
      given,
      severity: 'unknown',
      message: /from revision 1817 \(KB5000822\) on; the revision of the node was not given/,
    },
    {
      given: { ...given, windowsRevision: 1500 },
      severity: 'warning',
      suggestion: { windowsRevision: 1817 },
    },
    { given: { ...given, windowsRelease: '2004' }, severity: 'warning', basis: 'unsupported' },
  ],
})
