import { testRule } from '../../testing/test-rule.ts'
import { hostprocessNamedPipe } from './hostprocess-named-pipe.ts'

const pipe = String.raw`namedPipe:\\.\pipe\agent:\\.\pipe\agent`

testRule(hostprocessNamedPipe, {
  base: 'hostprocess',
  valid: [
    {},
    { volumes: ['emptyDir::/x'] },
    { volumes: [pipe], isolation: 'process' },
    { volumes: [pipe], kubernetesVersion: '1.21' },
  ],
  invalid: [
    {
      given: { volumes: ['emptyDir::/x', pipe] },
      severity: 'warning',
      suggestion: { volumes: ['emptyDir::/x'] },
    },
  ],
})
