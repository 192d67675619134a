import { testRule } from '../../testing/test-rule.ts'
import { gmsaNameSyntax } from './gmsa-name-syntax.ts'

testRule(gmsaNameSyntax, {
  valid: [{}, { gmsaCredentialSpec: 'gmsa-web.app1' }],
  invalid: [
    {
      given: { gmsaCredentialSpec: '{"CmsPlugins":["ActiveDirectory"]}' },
      severity: 'error',
      basis: 'refused',
      suggestion: { gmsaCredentialSpec: '' },
    },
    { given: { gmsaCredentialSpec: 'WebApp1' }, severity: 'error' },
  ],
})
