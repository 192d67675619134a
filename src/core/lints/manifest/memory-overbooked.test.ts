import { testLint } from '../../testing/test-lint.ts'
import { memoryOverbooked } from './memory-overbooked.ts'

const pod = (resources: unknown, os = 'windows') => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'web' },
  spec: {
    nodeSelector: { 'kubernetes.io/os': os },
    containers: [{ name: 'a', image: 'b', resources }],
  },
})
const less = { requests: { memory: '1Gi' }, limits: { memory: '4Gi' } }

testLint(memoryOverbooked, {
  valid: [
    { name: 'a limit alone', document: pod({ limits: { memory: '1Gi' } }) },
    {
      name: 'both alike, in two spellings',
      document: pod({ requests: { memory: '1024Mi' }, limits: { memory: '1Gi' } }),
    },
    { name: 'a pod for Linux', document: pod(less, 'linux') },
  ],
  invalid: [
    {
      name: 'a request below its limit',
      document: pod(less),
      messages: [/request 1Gi is below the limit 4Gi/],
      severity: 'warning',
    },
  ],
})
