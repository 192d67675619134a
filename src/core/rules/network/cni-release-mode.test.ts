import { testRule } from '../../testing/test-rule.ts'
import { cniReleaseMode } from './cni-release-mode.ts'

testRule(cniReleaseMode, {
  valid: [
    { cni: 'azure-vnet', networkMode: 'l2tunnel', platform: 'azure' }, // automatic: the newest that has it
    { cni: 'azure-vnet', networkMode: 'l2bridge', platform: 'azure', cniRelease: '1.8.12' },
  ],
  invalid: [
    {
      given: {
        cni: 'azure-vnet',
        networkMode: 'l2tunnel',
        platform: 'azure',
        cniRelease: '1.6.16',
      },
      severity: 'error',
      suggestion: { cniRelease: '1.6.15' },
    },
    { given: { cniRelease: '0.7.5' }, severity: 'error', message: /from 0\.8\.0 on/ },
  ],
})
