import { testRule } from '../../testing/test-rule.ts'
import { hostprocessApiServer } from './hostprocess-api-server.ts'

testRule(hostprocessApiServer, {
  base: 'hostprocess',
  valid: [
    {},
    { controlPlaneVersion: '1.22' },
    { controlPlaneVersion: '1.14', isolation: 'process' },
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.24', controlPlaneVersion: '1.21' },
      message: /API server of 1\.21 has no field for HostProcess containers/,
      severity: 'error',
    },
    {
      // What an old API server lacks is no matter of the node's version.
      given: { kubernetesVersion: '1.37', controlPlaneVersion: '1.20' },
      message: /API server of 1\.20/,
      severity: 'error',
    },
  ],
})
