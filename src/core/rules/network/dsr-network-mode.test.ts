import { testRule } from '../../testing/test-rule.ts'
import { dsrNetworkMode } from './dsr-network-mode.ts'

testRule(dsrNetworkMode, {
  valid: [{ directServerReturn: true }, { directServerReturn: false, networkMode: 'nat' }],
  invalid: [
    { given: { directServerReturn: true, networkMode: 'l2tunnel' }, severity: 'unknown' },
    { given: { directServerReturn: true, networkMode: 'transparent' }, severity: 'warning' },
  ],
})
