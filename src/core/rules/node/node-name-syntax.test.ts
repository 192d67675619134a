import { testRule } from '../../testing/test-rule.ts'
import { nodeNameSyntax } from './node-name-syntax.ts'

testRule(nodeNameSyntax, {
  valid: [
    {},
    { nodeName: 'akswin000001' },
    { nodeName: 'win-1.example.com' },
    { nodeName: 'WIN-ABC' },
    { nodeName: 'a'.repeat(63) },
  ],
  invalid: [
    {
      given: { nodeName: 'WIN-NODE_1' },
      message: /“WIN-NODE_1” is no name of a node/,
      severity: 'error',
      suggestion: { nodeName: 'win-node-1' },
    },
    { given: { nodeName: '' } },
    { given: { nodeName: 'a'.repeat(64) } },
    { given: { nodeName: 'a b' }, suggestion: { nodeName: 'a-b' } },
  ],
})
