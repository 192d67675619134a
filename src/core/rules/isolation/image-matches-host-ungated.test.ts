import { testRule } from '../../testing/test-rule.ts'
import { imageMatchesHostUngated } from './image-matches-host-ungated.ts'

testRule(imageMatchesHostUngated, {
  base: 'hyperv-1.14',
  valid: [
    { featureGates: [] },
    { featureGates: ['HyperVContainer=true'] },
    { image: 'mcr.microsoft.com/windows/servercore:ltsc2019' },
    { isolation: 'process' }, // another rule says so
    { kubernetesVersion: '1.21' },
    { image: 'mcr.microsoft.com/windows/servercore:ltsc2022' }, // newer than the host in any mode
  ],
  invalid: [
    {
      given: {},
      message:
        /HyperVContainer off .* must match Windows Server 2019 \(10\.0\.17763\); it is built on Windows Server, version 1709 \(10\.0\.16299\)/,
      severity: 'error',
      suggestion: { featureGates: [] },
    },
  ],
})
