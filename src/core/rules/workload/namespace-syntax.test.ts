import { testRule } from '../../testing/test-rule.ts'
import { namespaceSyntax } from './namespace-syntax.ts'

testRule(namespaceSyntax, {
  valid: [{}, { namespace: 'kube-system' }, { namespace: '1' }],
  invalid: [
    {
      given: { namespace: 'Team A' },
      severity: 'error',
      basis: 'refused',
      message: /“Team A” is no DNS label/,
      suggestion: { namespace: 'team-a' },
    },
    { given: { namespace: '' }, suggestion: { namespace: 'default' } },
  ],
})
