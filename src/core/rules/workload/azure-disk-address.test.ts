import { testRule } from '../../testing/test-rule.ts'
import { azureDiskAddress } from './azure-disk-address.ts'

testRule(azureDiskAddress, {
  valid: [
    {},
    { volumes: ['azureDisk:data//subscriptions/a/resourceGroups/b/providers/c/disks/data:/x'] },
    { volumes: ['azureDisk:data/https://account.blob.core.windows.net/vhds/data.vhd:/x'] },
    { volumes: ['azureFile:secret/share:/x'] },
  ],
  invalid: [
    {
      given: { volumes: ['azureDisk:data/somewhere:/x'] },
      message: /refuses “somewhere”/,
      severity: 'error',
      basis: 'refused',
    },
  ],
})
