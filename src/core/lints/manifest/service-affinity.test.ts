import { testLint } from '../../testing/test-lint.ts'
import { serviceAffinity } from './service-affinity.ts'

const service = (spec: Readonly<Record<string, unknown>>) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'web' },
  spec: { ports: [{ port: 80 }], ...spec },
})
const lasting = (timeoutSeconds: number) => ({
  sessionAffinityConfig: { clientIP: { timeoutSeconds } },
})

testLint(serviceAffinity, {
  valid: [
    { name: 'no affinity', document: service({}) },
    { name: 'the usual time', document: service({ sessionAffinity: 'ClientIP' }) },
    { name: 'a day', document: service({ sessionAffinity: 'ClientIP', ...lasting(86_400) }) },
    { name: 'a time without affinity, which is dropped', document: service(lasting(172_800)) },
    {
      name: 'a patch',
      document: { apiVersion: 'v1', kind: 'Service', spec: lasting(600) },
    },
    {
      name: 'no time of its own',
      document: service({ sessionAffinity: 'None', sessionAffinityConfig: null }),
    },
  ],
  invalid: [
    {
      name: 'more than a day',
      document: service({ sessionAffinity: 'ClientIP', ...lasting(172_800) }),
      messages: [/timeoutSeconds is 172800; the API server takes 1 to 86400/],
      severity: 'error',
    },
    {
      name: 'no time',
      document: service({ sessionAffinity: 'ClientIP', ...lasting(0) }),
      messages: [/timeoutSeconds is 0/],
      severity: 'error',
    },
  ],
})
