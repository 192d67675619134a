import { testRule } from '../../testing/test-rule.ts'
import { dualStackControlPlane } from './dual-stack-control-plane.ts'

testRule(dualStackControlPlane, {
  valid: [
    {},
    { kubernetesVersion: '1.20' },
    { ipFamily: 'dual-stack', kubernetesVersion: '1.21' },
    { ipFamily: 'dual-stack', kubernetesVersion: '1.20', controlPlaneVersion: '1.21' },
  ],
  invalid: [
    {
      given: { ipFamily: 'dual-stack', kubernetesVersion: '1.20' },
      message: /API server 1\.20 has IPv6DualStack off unless/,
      severity: 'unknown',
      basis: 'refused',
    },
  ],
})
