import { testRule } from '../../testing/test-rule.ts'
import { reservationFitsNode } from './reservation-fits-node.ts'

testRule(reservationFitsNode, {
  valid: [{}, { kubeReserved: 'x', systemReserved: '' }, { memoryGiB: 3.5 }],
  invalid: [
    {
      given: { memoryGiB: 8, systemReserved: 'memory=8Gi' },
      message: /take 9 GiB of 8 GiB memory/,
      severity: 'warning',
      suggestion: { kubeReserved: 'cpu=200m,memory=768Mi', systemReserved: 'cpu=300m,memory=2Gi' },
    },
    { given: { cpuCores: 1, kubeReserved: 'cpu=1' }, message: /of 1 processor cores/ },
    { given: { memoryGiB: 1 } },
  ],
})
