import { testRule } from '../../testing/test-rule.ts'
import { imageReferenceSyntax } from './image-reference-syntax.ts'

testRule(imageReferenceSyntax, {
  valid: [
    {},
    { image: 'nginx' },
    { image: 'localhost:5000/app' },
    { image: 'MyRegistry.example.com/team/app__x:Tag_1' },
    { image: `app:1@sha256:${'a'.repeat(64)}` },
    { image: '[2001:db8::1]:5000/app' },
    { image: 'mcr.microsoft.com/windows/servercore:10.0.17763.504' },
  ],
  invalid: [
    {
      given: { image: 'https://mcr.microsoft.com/windows/servercore:ltsc2019' },
      severity: 'error',
      basis: 'refused',
      suggestion: { image: 'mcr.microsoft.com/windows/servercore:ltsc2019' },
    },
    { given: { image: 'example.com/My App:1' }, message: /no reference/ },
    { given: { image: 'app:' } },
    { given: { image: `app:${'t'.repeat(129)}` } },
    { given: { image: 'app@sha256:short' } },
    { given: { image: '' }, message: /No image/ },
    { given: { image: 'a-'.repeat(500) } },
    { given: { image: `${'a'.repeat(4_000)}!` } },
  ],
})
