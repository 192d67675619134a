import { testRule } from '../../testing/test-rule.ts'
import { containerdRecommendation } from './containerd-recommendation.ts'

testRule(containerdRecommendation, {
  valid: [
    {},
    { kubernetesVersion: '1.29', runtimeVersion: '1.7.16' },
    { kubernetesVersion: '1.30', runtimeVersion: '2.2.7' },
    { kubernetesVersion: '1.22', containerRuntime: 'containerd', runtimeVersion: '1.4.0' },
    { kubernetesVersion: '1.29', runtimeVersion: '1.7' }, // of an unknown release nothing is said
    { kubernetesVersion: '1.37', runtimeVersion: '1.7.34' },
    { kubernetesVersion: '1.26', runtimeVersion: '1.5.18' }, // below the floor: another rule
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.36', runtimeVersion: '1.7.34' },
      message: /recommends 2\.3\.0\+, 2\.2\.0\+ for Kubernetes 1\.36, not 1\.7\.34/,
      severity: 'warning',
      suggestion: { runtimeVersion: '2.3.4' },
    },
    { given: { kubernetesVersion: '1.36', runtimeVersion: '2.1.9' }, severity: 'info' },
    { given: { kubernetesVersion: '1.34', runtimeVersion: '2.1.0' }, severity: 'info' },
    { given: { kubernetesVersion: '1.26', runtimeVersion: '1.6.14' }, severity: 'info' },
  ],
})
