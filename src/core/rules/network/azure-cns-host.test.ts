import { testRule } from '../../testing/test-rule.ts'
import { azureCnsHost } from './azure-cns-host.ts'

testRule(azureCnsHost, {
  valid: [
    { ipam: 'azure-cns', windowsRelease: 'ltsc2022' },
    { ipam: 'azure-vnet-ipam', windowsRelease: 'ltsc2019' },
  ],
  invalid: [
    {
      given: { ipam: 'azure-cns', windowsRelease: 'ltsc2019' },
      severity: 'warning',
      suggestion: { ipam: 'azure-vnet-ipam' },
    },
  ],
})
