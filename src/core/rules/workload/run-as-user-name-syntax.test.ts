import { testRule } from '../../testing/test-rule.ts'
import { runAsUserNameSyntax } from './run-as-user-name-syntax.ts'

testRule(runAsUserNameSyntax, {
  valid: [
    {},
    { runAsUserName: 'ContainerUser' },
    { runAsUserName: 'ü'.repeat(52) },
    { runAsUserName: String.raw`NT AUTHORITY\NETWORK SERVICE` },
    { runAsUserName: String.raw`corp.example.com\svc-web$` },
  ],
  invalid: [
    {
      given: { runAsUserName: 'user@example.com' },
      severity: 'error',
      basis: 'refused',
      message: /one of the characters/,
      suggestion: { runAsUserName: '' },
    },
    { given: { runAsUserName: String.raw`A\B\C` }, message: /more than one backslash/ },
    { given: { runAsUserName: '\\user' }, message: /neither a NetBIOS name/ },
    { given: { runAsUserName: 'DOMAIN\\' }, message: /names no user/ },
    { given: { runAsUserName: '. .' }, message: /nothing but dots/ },
    { given: { runAsUserName: 'a\u0007' }, message: /control characters/ },
    { given: { runAsUserName: 'a'.repeat(105) }, message: /105 bytes; 104 are allowed/ },
    { given: { runAsUserName: 'ü'.repeat(53) }, message: /106 bytes/ },
  ],
})
