import { testRule } from '../../testing/test-rule.ts'
import { cniReleaseKnown } from './cni-release-known.ts'

testRule(cniReleaseKnown, {
  valid: [{}, { cniRelease: '1.4.0' }, { cniRelease: 'v1.4.0' }],
  invalid: [
    { given: { cniRelease: 'latest' }, severity: 'unknown' },
    { given: { cniRelease: '9.0.0' }, severity: 'unknown', message: /newer than/ },
  ],
})
