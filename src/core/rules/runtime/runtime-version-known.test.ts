import { testRule } from '../../testing/test-rule.ts'
import { runtimeVersionKnown } from './runtime-version-known.ts'

testRule(runtimeVersionKnown, {
  valid: [
    {},
    { runtimeVersion: '1.4.0' },
    { runtimeVersion: 'latest' },
    { containerRuntime: 'docker', runtimeVersion: '29.6.2' },
  ],
  invalid: [
    {
      given: { runtimeVersion: '2.4.0' },
      message: /Nothing is known here about containerd 2\.4\.0; the facts cover 1\.4 to 2\.3/,
      severity: 'unknown',
    },
    { given: { runtimeVersion: '1.3.10' }, severity: 'unknown' },
  ],
})
