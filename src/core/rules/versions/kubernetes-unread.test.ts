import { testRule } from '../../testing/test-rule.ts'
import { kubernetesUnread } from './kubernetes-unread.ts'

testRule(kubernetesUnread, {
  valid: [{}, { kubernetesVersion: '1.14' }],
  invalid: [
    {
      given: { kubernetesVersion: '1.37' },
      message: /Of Kubernetes 1\.37 the flags,.* were not read.* carried over from 1\.36/,
      severity: 'unknown',
      suggestion: { kubernetesVersion: '1.36' },
    },
  ],
})
