import { testRule } from '../../testing/test-rule.ts'
import { nodeNameLength } from './node-name-length.ts'

testRule(nodeNameLength, {
  valid: [{}, { nodeName: 'win-node-15char' }, { nodeName: 'win-1.corp.example.com' }],
  invalid: [
    {
      given: { nodeName: 'win-node-16chars' },
      message: /win-node-16chars is longer than the 15 characters/,
      severity: 'info',
    },
  ],
})
