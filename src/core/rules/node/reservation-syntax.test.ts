import { testRule } from '../../testing/test-rule.ts'
import { reservationSyntax } from './reservation-syntax.ts'

testRule(reservationSyntax, {
  valid: [
    {},
    { kubeReserved: '', systemReserved: '' },
    { kubeReserved: 'cpu=100m,memory=1843Mi', systemReserved: 'memory=2Gi' },
    { systemReserved: 'ephemeral-storage=1Gi, pid=1000' },
  ],
  invalid: [
    {
      given: { kubeReserved: 'cpu:100m' },
      message: /Reserved for Kubernetes “cpu:100m”: cpu:100m cannot be reserved/,
      severity: 'error',
      suggestion: { kubeReserved: 'cpu=200m,memory=1Gi' },
    },
    { given: { systemReserved: 'memory=2GB' }, message: /2GB is no quantity/ },
    { given: { systemReserved: 'memory=-1Gi' } },
    { given: { kubeReserved: 'cpu=,', systemReserved: 'gpu=1' }, count: 2 },
  ],
})
