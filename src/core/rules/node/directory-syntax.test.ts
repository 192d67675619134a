import { testRule } from '../../testing/test-rule.ts'
import { directorySyntax } from './directory-syntax.ts'

testRule(directorySyntax, {
  valid: [{}, { installDirectory: String.raw`D:\Program Files\k` }],
  invalid: [
    {
      given: { installDirectory: '/opt/k' },
      message: /Installation directory “\/opt\/k” is no absolute path/,
      severity: 'error',
      suggestion: { installDirectory: String.raw`C:\k` },
    },
    { given: { installDirectory: '', logDirectory: 'logs' }, count: 2 },
  ],
})
