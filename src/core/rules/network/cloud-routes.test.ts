import { testRule } from '../../testing/test-rule.ts'
import { cloudRoutes } from './cloud-routes.ts'

testRule(cloudRoutes, {
  valid: [
    { platform: 'azure' },
    { platform: 'on-premises', networkMode: 'l2bridge' },
    { platform: 'azure', cni: 'azure-vnet', networkMode: 'l2bridge' },
    { platform: 'aws', cni: 'vpc-bridge', networkMode: 'l2bridge' },
  ],
  invalid: [{ given: { platform: 'azure', networkMode: 'l2bridge' }, severity: 'info' }],
})
