import { testRule } from '../../testing/test-rule.ts'
import { nodeLabelSyntax } from './node-label-syntax.ts'

testRule(nodeLabelSyntax, {
  valid: [{}, { nodeLabels: ['example.com/pool=windows', 'agentpool=q1win', 'empty='] }],
  invalid: [
    {
      given: { nodeLabels: ['pool', 'a=b'] },
      message: /“pool” is no label/,
      severity: 'error',
      suggestion: { nodeLabels: ['a=b'] },
    },
    { given: { nodeLabels: ['a b=c', 'a=b,c=d', '-a=b', 'a b=c'] }, count: 3 },
  ],
})
