import { testRule } from '../../testing/test-rule.ts'
import { externalTargetSyntax } from './external-target-syntax.ts'

testRule(externalTargetSyntax, {
  valid: [{ externalTargets: ['192.168.40.12', '192.168.50.0/24'] }],
  invalid: [{ given: { externalTargets: ['db.example.com'] }, severity: 'info' }],
})
