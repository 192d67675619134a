import { testRule } from '../../testing/test-rule.ts'
import { kubernetesReleaseMinor } from './kubernetes-release-minor.ts'

testRule(kubernetesReleaseMinor, {
  valid: [
    {},
    { kubernetesVersion: '1.20', kubernetesRelease: '1.20.0' },
    { kubernetesVersion: '1.36', kubernetesRelease: '1.36.0-rc.0' },
    { kubernetesVersion: '1.37', kubernetesRelease: '1.37.2' },
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.20', kubernetesRelease: '1.19.16' },
      message: /“1\.19\.16” is no release of Kubernetes 1\.20; it looks like 1\.20\.15/,
      severity: 'error',
      suggestion: { kubernetesRelease: '1.20.15' },
    },
    // The form of a release outlasts what was read of single minors.
    { given: { kubernetesVersion: '1.37', kubernetesRelease: '1.22.17' }, severity: 'error' },
    { given: { kubernetesVersion: '1.20', kubernetesRelease: 'v1.20.4' }, severity: 'error' },
    { given: { kubernetesVersion: '1.20', kubernetesRelease: '1.20' }, severity: 'error' },
    {
      given: { kubernetesVersion: '1.20', kubernetesRelease: '1.20.99' },
      message: /newer than 1\.20\.15/,
      severity: 'unknown',
    },
  ],
})
