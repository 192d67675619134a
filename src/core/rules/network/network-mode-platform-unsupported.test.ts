import { testRule } from '../../testing/test-rule.ts'
import { networkModePlatformUnsupported } from './network-mode-platform-unsupported.ts'

testRule(networkModePlatformUnsupported, {
  valid: [
    { networkMode: 'transparent', platform: 'vsphere' },
    { networkMode: 'overlay', platform: 'azure' },
  ],
  invalid: [
    {
      given: { networkMode: 'transparent', cni: 'antrea', platform: 'azure' },
      severity: 'warning',
    },
  ],
})
