import { testRule } from '../../testing/test-rule.ts'
import { workloadNameSyntax } from './workload-name-syntax.ts'

testRule(workloadNameSyntax, {
  valid: [{}, { workloadName: 'a' }, { workloadName: '1st', serviceType: 'none' }],
  invalid: [
    {
      given: { workloadName: 'My_App' },
      message: /“My_App” is no DNS label/,
      severity: 'error',
      basis: 'refused',
      suggestion: { workloadName: 'my-app' },
    },
    { given: { workloadName: '1st' }, message: /starts with a letter/, severity: 'error' },
    { given: { workloadName: '' }, suggestion: { workloadName: 'win-webserver' } },
    { given: { workloadName: 'a'.repeat(64) }, severity: 'error' },
  ],
})
