import { testRule } from '../../testing/test-rule.ts'
import { featureGateFile } from './feature-gate-file.ts'

testRule(featureGateFile, {
  valid: [
    {},
    {
      kubernetesVersion: '1.36',
      joinMethod: 'bootstrap-token',
      featureGates: ['KubeletCrashLoopBackOffMax=false'],
    },
    { kubernetesVersion: '1.36', featureGates: ['KubeletCrashLoopBackOffMax=true'] },
    { kubernetesVersion: '1.36', featureGates: ['AllAlpha=true'] },
    { kubernetesVersion: '1.30', featureGates: ['AllBeta=false', 'AllAlpha=true'] },
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.36', featureGates: ['KubeletCrashLoopBackOffMax=false'] },
      message: /KubeletCrashLoopBackOffMax=false goes to the command line/,
      severity: 'error',
      basis: 'refused',
      suggestion: { featureGates: [] },
    },
    {
      given: {
        kubernetesVersion: '1.35',
        featureGates: ['KubeletEnsureSecretPulledImages=false', 'NodeSwap=false'],
      },
      suggestion: { featureGates: ['NodeSwap=false'] },
    },
    { given: { kubernetesVersion: '1.36', featureGates: ['AllBeta=false'] }, count: 2 },
    { given: { kubernetesVersion: '1.34', featureGates: ['AllAlpha=true'] }, count: 2 },
  ],
})
