import { testLint } from '../../testing/test-lint.ts'
import { claimModes } from './claim-modes.ts'

const claim = (spec: object) => ({
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name: 'a' },
  spec: { storageClassName: 'fast', resources: { requests: { storage: '5Gi' } }, ...spec },
})

testLint(claimModes, {
  valid: [
    { name: 'a mode', document: claim({ accessModes: ['ReadWriteOnce'] }) },
    { name: 'a misspelt one, which is told by itself', document: claim({ accessMode: ['a'] }) },
    {
      name: 'a patch of the size',
      document: claim({ storageClassName: undefined }),
    },
  ],
  invalid: [
    {
      name: 'none',
      document: claim({}),
      messages: [/has no accessModes: .*at least 1 access mode is required/],
      severity: 'warning',
    },
  ],
})
