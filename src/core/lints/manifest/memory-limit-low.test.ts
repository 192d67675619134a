import { testLint } from '../../testing/test-lint.ts'
import { memoryLimitLow } from './memory-limit-low.ts'

const pod = (memory: string | number, system = 'windows') => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'web' },
  spec: {
    nodeSelector: { 'kubernetes.io/os': system },
    containers: [{ name: 'a', image: 'example.com/web:1', resources: { limits: { memory } } }],
  },
})

testLint(memoryLimitLow, {
  valid: [
    { name: 'enough', document: pod('50Mi') },
    { name: 'more', document: pod('100Mi') },
    { name: 'what has no unit, which is told as such', document: pod('512') },
    { name: 'a pod for Linux', document: pod('20Mi', 'linux') },
  ],
  invalid: [
    {
      name: 'too little',
      document: pod('30Mi'),
      messages: [/memory is 30Mi: with 30Mi or less/],
      severity: 'warning',
    },
    { name: 'in bytes', document: pod(8_000_000), messages: [/memory is 8000000/] },
  ],
})
