import { testRule } from '../../testing/test-rule.ts'
import { nodePortOnNode } from './node-port-on-node.ts'

const node = { serviceType: 'NodePort', windowsRelease: 'ltsc2019' } as const

testRule(nodePortOnNode, {
  valid: [
    {},
    { ...node, windowsRevision: 1432 },
    { ...node, windowsRelease: 'ltsc2022', windowsRevision: 202 },
    { ...node, windowsRevision: 504, serviceType: 'ClusterIP' },
  ],
  invalid: [
    { given: node, message: /the revision of the node was not given/, severity: 'unknown' },
    {
      given: { ...node, windowsRevision: 504 },
      message: /from revision 1432 \(KB4571748\) on; revision 504 is older/,
      severity: 'info',
      suggestion: { windowsRevision: 1432 },
    },
  ],
})
