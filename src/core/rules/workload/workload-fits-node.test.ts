import { testRule } from '../../testing/test-rule.ts'
import { workloadFitsNode } from './workload-fits-node.ts'

testRule(workloadFitsNode, {
  valid: [
    {},
    { memoryLimit: '', cpuLimit: '' },
    { memoryLimit: '13Gi' },
    { memoryLimit: '64Gi', memoryRequest: '1Gi' },
    { memoryLimit: '13Gi', systemReserved: 'memory' }, // its syntax has a rule of its own
  ],
  invalid: [
    {
      given: { memoryLimit: '14Gi' },
      severity: 'warning',
      message: /asks for 14 GiB of memory; the node has 13 GiB/,
    },
    { given: { cpuLimit: '4' }, severity: 'warning', message: /4 processors; the node has 3.5/ },
  ],
})
