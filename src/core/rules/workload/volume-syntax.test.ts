import { testRule } from '../../testing/test-rule.ts'
import { volumeSyntax } from './volume-syntax.ts'

testRule(volumeSyntax, {
  valid: [{}, { volumes: [String.raw`emptyDir::C:\data`, 'secret:tls:/tls'] }],
  invalid: [
    {
      given: { volumes: ['emptyDir:/data:x', 'secret:tls:/tls'] },
      severity: 'error',
      basis: 'refused',
      message: /“emptyDir:\/data:x” does not end with an absolute path/,
      suggestion: { volumes: ['secret:tls:/tls'] },
    },
    { given: { volumes: ['a', 'b'] }, count: 2 },
    { given: { volumes: ['emptyDir::/x', 'secret:tls:/x'] }, basis: 'refused' },
    {
      given: { volumes: [String.raw`hostPath:C:/a/../b:C:\x`] },
      message: /goes up with “..” in C:\/a\/..\/b/,
      basis: 'refused',
    },
    { given: { volumes: ['configMap:Upper:/x'] }, severity: 'error', basis: 'fails' },
    {
      given: { volumes: ['emptyDir::/x', 'secret:tls:/X'] },
      message: /Two volumes are mounted at \/x/,
      basis: 'fails',
      suggestion: { volumes: ['emptyDir::/x'] },
    },
  ],
})
