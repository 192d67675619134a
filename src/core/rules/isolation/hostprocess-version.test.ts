import { testRule } from '../../testing/test-rule.ts'
import { hostprocessVersion } from './hostprocess-version.ts'

testRule(hostprocessVersion, {
  base: 'hostprocess',
  valid: [{}, { kubernetesVersion: '1.23' }, { kubernetesVersion: '1.20', isolation: 'process' }],
  invalid: [
    {
      given: { kubernetesVersion: '1.21' },
      message: /1\.21 has no field for HostProcess containers; they come with 1\.22/,
      severity: 'error',
      suggestion: { isolation: 'process' },
    },
    { given: { kubernetesVersion: '1.22' }, message: /alpha/, severity: 'warning' },
  ],
})
