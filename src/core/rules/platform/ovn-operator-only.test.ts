import { testRule } from '../../testing/test-rule.ts'
import { ovnOperatorOnly } from './ovn-operator-only.ts'

testRule(ovnOperatorOnly, {
  valid: [{}, { platform: 'aks', cni: 'ovn-kubernetes' }],
  invalid: [
    { given: { cni: 'ovn-kubernetes' }, severity: 'error', message: /Machine Config Operator/ },
    { given: { cni: 'ovn-kubernetes', accepted: ['ovn-operator-only'] }, severity: 'warning' },
  ],
})
