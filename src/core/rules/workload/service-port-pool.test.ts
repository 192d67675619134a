import { testRule } from '../../testing/test-rule.ts'
import { servicePortPool } from './service-port-pool.ts'

const node = { directServerReturn: false, windowsRelease: 'ltsc2019' } as const

testRule(servicePortPool, {
  valid: [
    {},
    node,
    { ...node, windowsRevision: 1217 },
    { ...node, windowsRevision: 504, directServerReturn: true },
  ],
  invalid: [
    {
      given: { ...node, windowsRevision: 504 },
      message: /504 is older than 1217 \(KB4551853\)/,
      severity: 'info',
    },
  ],
})
