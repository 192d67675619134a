import { testRule } from '../../testing/test-rule.ts'
import { exceptionSameBase } from './exception-same-base.ts'

testRule(exceptionSameBase, {
  valid: [
    { windowsRelease: 'ltsc2019' },
    // The Service range is a route there, not an exception.
    {
      windowsRelease: 'ltsc2019',
      cni: 'azure-vnet',
      networkMode: 'l2bridge',
      serviceCIDR: '10.0.0.0/16',
      virtualNetworks: ['10.0.0.0/8'],
    },
    { windowsRelease: 'ltsc2022', extraExceptions: ['10.244.0.0/15'] },
    { windowsRelease: 'ltsc2019', extraExceptions: ['10.250.0.0/16'] },
  ],
  invalid: [
    {
      given: { windowsRelease: 'ltsc2019', extraExceptions: ['10.244.0.0/15'] },
      severity: 'info',
      message: /10\.244\.0\.0\/16, is left out/,
    },
  ],
})
