import { testRule } from '../../testing/test-rule.ts'
import { cpuLimitShares } from './cpu-limit-shares.ts'

testRule(cpuLimitShares, {
  valid: [
    {},
    { kubernetesVersion: '1.18' },
    { kubernetesVersion: '1.17', cpuLimit: '' },
    { kubernetesVersion: '1.17', cpuLimit: 'one' },
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.17' },
      severity: 'info',
      message: /Up to Kubernetes 1\.17 the CPU limit 1 is a share/,
    },
  ],
})
