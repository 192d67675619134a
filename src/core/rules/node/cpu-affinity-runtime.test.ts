import { testRule } from '../../testing/test-rule.ts'
import { cpuAffinityRuntime } from './cpu-affinity-runtime.ts'

const featureGates = ['WindowsCPUAndMemoryAffinity=true']

testRule(cpuAffinityRuntime, {
  valid: [
    {},
    { featureGates: ['WindowsCPUAndMemoryAffinity=false'] },
    { featureGates, kubernetesVersion: '1.31' }, // refused there, by another rule
  ],
  invalid: [
    {
      given: { featureGates, kubernetesVersion: '1.32' },
      severity: 'info',
      message: /ignores it without a word/,
    },
    { given: { featureGates } },
  ],
})
