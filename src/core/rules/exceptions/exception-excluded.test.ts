import { testRule } from '../../testing/test-rule.ts'
import { exceptionExcluded } from './exception-excluded.ts'

testRule(exceptionExcluded, {
  valid: [
    { extraExceptions: ['192.168.40.0/24'] },
    { extraExceptions: ['10.127.130.0/24'], networkMode: 'l2bridge' },
  ],
  invalid: [
    {
      given: { extraExceptions: ['10.127.130.0/24'] },
      severity: 'warning',
      message: /covers the node subnet/,
    },
    {
      given: { extraExceptions: ['10.127.130.40/32'] },
      severity: 'warning',
      message: /lies in the node subnet/,
    },
    {
      given: {
        extraExceptions: ['10.96.0.0/12'],
        cni: 'azure-vnet',
        networkMode: 'l2bridge',
        platform: 'aks',
        joinMethod: 'kubeadm',
      },
      severity: 'warning',
      message: /Service range/,
    },
  ],
})
