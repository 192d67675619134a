import { testRule } from '../../testing/test-rule.ts'
import { dualStackVersion } from './dual-stack-version.ts'

testRule(dualStackVersion, {
  valid: [
    { ipFamily: 'dual-stack', kubernetesVersion: '1.20' },
    { ipFamily: 'ipv4', kubernetesVersion: '1.14' },
    { ipFamily: 'dual-stack', kubernetesVersion: '1.24', featureGates: ['IPv6DualStack=false'] },
  ],
  invalid: [
    {
      given: { ipFamily: 'dual-stack', kubernetesVersion: '1.18' },
      severity: 'error',
      message: /from Kubernetes 1\.19 on/,
    },
    {
      given: {
        ipFamily: 'dual-stack',
        kubernetesVersion: '1.21',
        featureGates: ['IPv6DualStack=false'],
      },
      severity: 'error',
      suggestion: { featureGates: [] },
    },
  ],
})
