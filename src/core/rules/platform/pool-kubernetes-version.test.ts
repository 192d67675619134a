import { testRule } from '../../testing/test-rule.ts'
import { poolKubernetesVersion } from './pool-kubernetes-version.ts'

testRule(poolKubernetesVersion, {
  valid: [
    {},
    { platform: 'aks', kubernetesVersion: '1.36' },
    { platform: 'eks', kubernetesVersion: '1.35' }, // its dates were not read
    { platform: 'aks', kubernetesVersion: '1.17', joinMethod: 'kubeconfig' },
  ],
  invalid: [
    { given: { platform: 'aks', kubernetesVersion: '1.33' }, severity: 'info', message: /2026-07/ },
    {
      given: { platform: 'eks', kubernetesVersion: '1.32' },
      severity: 'info',
      message: /its extended support ends in 2027-03/,
    },
    {
      given: { platform: 'eks', kubernetesVersion: '1.30' },
      severity: 'warning',
      message: /EKS ended its support of Kubernetes 1.30 in 2026-07\./,
    },
    {
      given: { platform: 'gke', kubernetesVersion: '1.32' },
      severity: 'warning',
      message: /ended .* in 2026-04; its Extended channel takes no Windows pools/,
    },
    { given: { platform: 'aks', kubernetesVersion: '1.29' }, severity: 'unknown' },
  ],
})
