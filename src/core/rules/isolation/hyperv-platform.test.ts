import { testRule } from '../../testing/test-rule.ts'
import { hypervPlatform } from './hyperv-platform.ts'

const hyperv = { isolation: 'hyperv', memoryGiB: 16, cpuCores: 4 } as const

testRule(hypervPlatform, {
  valid: [{}, hyperv, { platform: 'aks' }],
  invalid: [
    { given: { ...hyperv, platform: 'aks' }, message: /AKS supports process/, severity: 'warning' },
    { given: { ...hyperv, platform: 'vsphere' }, severity: 'warning' },
    { given: { ...hyperv, platform: 'azure' }, message: /nested/, severity: 'info' },
    {
      given: { ...hyperv, platform: 'hyper-v', memoryGiB: 2 },
      message: /at least 4 GiB of memory and 2 processors; the node has 2 GiB and 4/,
      severity: 'warning',
      suggestion: { memoryGiB: 4, cpuCores: 4 },
    },
  ],
})
