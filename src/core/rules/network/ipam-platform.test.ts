import { testRule } from '../../testing/test-rule.ts'
import { ipamPlatform } from './ipam-platform.ts'

testRule(ipamPlatform, {
  valid: [
    { cni: 'sdnbridge', networkMode: 'l2bridge', ipam: 'azure-vnet-ipam', platform: 'azure' },
    { cni: 'azure-vnet', ipam: 'azure-cns', platform: 'aws' },
  ],
  invalid: [
    {
      given: {
        cni: 'sdnbridge',
        networkMode: 'l2bridge',
        ipam: 'azure-vnet-ipam',
        platform: 'gcp',
      },
      severity: 'error',
    },
  ],
})
