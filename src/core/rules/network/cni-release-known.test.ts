import { testRule } from '../../testing/test-rule.ts'
import { cniReleaseKnown } from './cni-release-known.ts'

testRule(cniReleaseKnown, {
  valid: [{}, { cniRelease: '1.4.0' }, { cniRelease: 'v1.4.0' }],
  invalid: [
    {
      given: { cni: 'vpc-bridge', networkMode: 'l2bridge' },
      message: /No release of aws\/amazon-vpc-cni-plugins is known to hold AWS vpc-bridge/,
      severity: 'unknown',
    },
    { given: { cniRelease: 'latest' }, severity: 'unknown' },
    { given: { cniRelease: '9.0.0' }, severity: 'unknown', message: /newer than/ },
  ],
})
