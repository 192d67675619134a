import { testRule } from '../../testing/test-rule.ts'
import { nodePortOnNode } from './node-port-on-node.ts'

const node = { serviceType: 'NodePort', windowsRelease: 'ltsc2019' } as const

testRule(nodePortOnNode, {
  valid: [
    {},
    node,
    { ...node, windowsRevision: 1432 },
    { ...node, windowsRelease: 'ltsc2022', windowsRevision: 202 },
    { ...node, windowsRevision: 504, serviceType: 'ClusterIP' },
  ],
  invalid: [
    {
      given: { ...node, windowsRevision: 504 },
      message: /504 is older than 1432 \(KB4571748\)/,
      severity: 'info',
      suggestion: { windowsRevision: 1432 },
    },
  ],
})
