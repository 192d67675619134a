import { testRule } from '../../testing/test-rule.ts'
import { servicePortPool } from './service-port-pool.ts'

const node = { directServerReturn: false, windowsRelease: 'ltsc2019' } as const

testRule(servicePortPool, {
  valid: [
    {},
    { ...node, windowsRevision: 1217 },
    { ...node, windowsRevision: 504, directServerReturn: true },
  ],
  invalid: [
    { given: node, message: /the revision of the node was not given/, severity: 'unknown' },
    {
      given: { ...node, windowsRevision: 504 },
      message: /Before revision 1217 \(KB4551853\) .*; revision 504 is older/,
      severity: 'info',
    },
  ],
})
