import { testRule } from '../../testing/test-rule.ts'
import { reservedCpu } from './reserved-cpu.ts'

testRule(reservedCpu, {
  valid: [
    {},
    { kubeReserved: '' },
    { kubernetesVersion: '1.19', kubeReserved: '', systemReserved: '' },
  ],
  invalid: [
    {
      given: { kubeReserved: 'memory=1Gi', systemReserved: '' },
      severity: 'info',
      suggestion: { kubeReserved: 'cpu=200m,memory=1Gi', systemReserved: 'cpu=300m,memory=2Gi' },
    },
  ],
})
