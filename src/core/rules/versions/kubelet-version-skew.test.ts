import { testRule } from '../../testing/test-rule.ts'
import { kubeletVersionSkew } from './kubelet-version-skew.ts'

testRule(kubeletVersionSkew, {
  valid: [
    {},
    { kubernetesVersion: '1.33', controlPlaneVersion: '1.36' },
    { kubernetesVersion: '1.24', controlPlaneVersion: '1.26' },
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.36', controlPlaneVersion: '1.35' },
      message: /1\.36, newer than its control plane 1\.35/,
      severity: 'warning',
      suggestion: { kubernetesVersion: '1.35' },
    },
    {
      given: { kubernetesVersion: '1.32', controlPlaneVersion: '1.36' },
      message: /4 minors behind its control plane 1\.36; 3 are supported/,
      severity: 'warning',
    },
    {
      given: { kubernetesVersion: '1.24', controlPlaneVersion: '1.27' },
      message: /3 minors behind .* 2 are supported/,
    },
  ],
})
