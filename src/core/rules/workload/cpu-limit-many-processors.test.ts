import { testRule } from '../../testing/test-rule.ts'
import { cpuLimitManyProcessors } from './cpu-limit-many-processors.ts'

testRule(cpuLimitManyProcessors, {
  valid: [
    {},
    { cpuCores: 128 },
    { cpuCores: 64, kubernetesVersion: '1.26' },
    { cpuCores: 128, kubernetesVersion: '1.26', cpuLimit: '' },
    { cpuCores: 128, kubernetesVersion: '1.26', cpuLimit: '-1' },
  ],
  invalid: [
    {
      given: { cpuCores: 96, kubernetesVersion: '1.26' },
      severity: 'warning',
      message: /above 64 logical processors; this node has 96/,
      suggestion: { cpuLimit: '' },
    },
  ],
})
