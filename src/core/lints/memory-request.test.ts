import { podManifest } from '../testing/manifests.ts'
import { testLint } from '../testing/test-lint.ts'
import { memoryRequest } from './memory-request.ts'

const pod = (resources: object) => podManifest({}, { resources })

testLint(memoryRequest, {
  valid: [
    { name: 'a limit alone', document: pod({ limits: { memory: '1Gi' } }) },
    {
      name: 'both alike',
      document: pod({ limits: { memory: '1Gi' }, requests: { memory: '1Gi' } }),
    },
  ],
  invalid: [
    {
      name: 'less than the limit',
      document: pod({ limits: { memory: '1Gi' }, requests: { memory: '200Mi' } }),
      messages: [/memory is 200Mi beside a limit of 1Gi/],
      severity: 'info',
    },
    {
      name: 'no limit',
      document: pod({ requests: { memory: '200Mi' } }),
      messages: [/200Mi without a limit/],
    },
  ],
})
